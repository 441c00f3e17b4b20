import {
  type Align,
  type Block,
  INDENT_STEP,
  type ListBlock,
  type ListItem,
  type RichTextDocument,
  type TableCell,
  type TextBlock,
} from './document-model.ts';
import { writeMedia } from './media-html.ts';
import { writeAttribute, writeInlines } from './write-inlines.ts';

/**
 * Serialises the document as clean HTML, byte for byte what the API's sanitiser produces. Empty paragraphs at both ends
 * are dropped; an empty document becomes ''.
 */
export function writeHtml(document: RichTextDocument): string {
  const first = document.findIndex((block) => !isBlank(block));
  const last = document.findLastIndex((block) => !isBlank(block));
  return first < 0 ? '' : writeBlocks(document.slice(first, last + 1));
}

function isBlank(block: Block): boolean {
  return block.kind === 'text' && writeInlines(block.content) === '';
}

/** HTML per block. The document is serialised on every keystroke; the cache skips blocks that did not change. */
const htmlCache = new WeakMap<Block, string>();

function writeBlocks(blocks: RichTextDocument): string {
  return blocks.map(writeCached).join('');
}

function writeCached(block: Block): string {
  const html = htmlCache.get(block) ?? writeBlock(block);
  htmlCache.set(block, html);
  return html;
}

function writeBlock(block: Block): string {
  if (block.kind === 'text') return writeText(block);
  if (block.kind === 'list') return writeList(block);
  if (block.kind === 'rule') return '<hr />';
  if (block.kind === 'media') return writeMedia(block);
  const rows = block.rows.map((cells) => `<tr>${cells.map(writeCell).join('')}</tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function writeText({ tag, align, indent, content }: TextBlock): string {
  const html = tag === 'pre' ? writePreformatted(content) : writeInlines(content);
  return `<${tag}${styleOf(align, indent)}>${html || '<br />'}</${tag}>`;
}

/**
 * Preformatted text keeps its spaces and uses line feeds.
 * A browser skips the first line feed, so a leading one is doubled.
 */
function writePreformatted(content: TextBlock['content']): string {
  return writeInlines(content).replaceAll('<br />', '\n').replaceAll('\u00a0', ' ').replace(/^\n/, '\n\n');
}

function writeList({ ordered, start, items }: ListBlock): string {
  const tag = ordered ? 'ol' : 'ul';
  const first = ordered && start !== 1 ? writeAttribute('start', String(start)) : '';
  return `<${tag}${first}>${items.map(writeItem).join('')}</${tag}>`;
}

function writeItem({ align, content, lists }: ListItem): string {
  return `<li${styleOf(align, 0)}>${writeInlines(content)}${lists.map(writeList).join('')}</li>`;
}

function writeCell({ header, colSpan, rowSpan, blocks, ...look }: TableCell): string {
  const tag = header ? 'th' : 'td';
  const spans = spanOf('colspan', colSpan) + spanOf('rowspan', rowSpan);
  const [only, ...more] = blocks;
  const line = only?.kind === 'text' && only.tag === 'p' && only.indent === 0 && more.length === 0 ? only : undefined;
  const html = line ? writeInlines(line.content) : writeBlocks(blocks);
  return `<${tag}${spans}${styleOf(line?.align, 0, look)}>${html}</${tag}>`;
}

function spanOf(name: string, span: number): string {
  return span > 1 ? writeAttribute(name, String(span)) : '';
}

function styleOf(
  align: Align | undefined,
  indent: number,
  { background, width, vertical }: Pick<TableCell, 'background' | 'width' | 'vertical'> = {},
): string {
  const css = [
    ...(align ? [`text-align:${align}`] : []),
    ...(background ? [`background-color:${background}`] : []),
    ...(width ? [`width:${width}px`] : []),
    ...(vertical ? [`vertical-align:${vertical}`] : []),
    ...(indent > 0 ? [`padding-inline-start:${indent * INDENT_STEP}px`] : []),
  ];
  return css.length === 0 ? '' : writeAttribute('style', css.join(';'));
}
