import type { Align, Block, Inline, RichTextDocument, TableCell, TextTag } from './document-model.ts';
import { readMedia } from './media-html.ts';
import { type BlockShape, blockOfLine, itemsOf, mergeQuotes } from './read-blocks.ts';
import { imageOf, marksIn, type TextMarks } from './read-marks.ts';
import { readAlign, readColor, readIndent } from './read-style.ts';

const IGNORED =
  /^(SCRIPT|STYLE|TEMPLATE|TITLE|HEAD|META|LINK|SVG|MATH|IFRAME|OBJECT|SELECT|TEXTAREA|BUTTON|NOSCRIPT|INPUT)$/i;
const FRAME = new RegExp(
  '^(ADDRESS|ARTICLE|ASIDE|BODY|CAPTION|CENTER|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|HEADER|' +
    'LI|MAIN|NAV|SECTION|SUMMARY|TBODY|TD|TFOOT|TH|THEAD|TR)$',
);
const TEXT_TAG: { readonly [tag: string]: TextTag } = {
  P: 'p',
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
  BLOCKQUOTE: 'blockquote',
  PRE: 'pre',
};

const MEDIA = /^(AUDIO|FIGURE|VIDEO)$/;

const VERTICALS = ['middle', 'bottom'] as const;

/** Parser state: finished blocks, and the line in progress. */
interface Flow {
  readonly blocks: Block[];
  line: Inline[];
}

const PLAIN: TextMarks = { formats: [], style: {} };
const PARAGRAPH: BlockShape = { tag: 'p', indent: 0 };

/** Parses HTML into a document. Elements outside the allow-list are dropped, but their text is kept. */
export function readHtml(root: ParentNode): RichTextDocument {
  return readChildren(root, PLAIN, PARAGRAPH);
}

function readChildren(parent: ParentNode, marks: TextMarks, shape: BlockShape): Block[] {
  const flow: Flow = { blocks: [], line: [] };
  for (const node of parent.childNodes) readNode(node, marks, shape, flow);
  closeLine(flow, shape);
  return flow.blocks;
}

function closeLine(flow: Flow, shape: BlockShape): void {
  const block = blockOfLine(flow.line, shape);
  if (block) flow.blocks.push(block);
  flow.line = [];
}

function readNode(node: ChildNode, marks: TextMarks, shape: BlockShape, flow: Flow): void {
  if (node.nodeType === 3) flow.line.push(...textOf(node.nodeValue ?? '', marks));
  if (node.nodeType !== 1) return;
  // Only HTML elements have a style; others, such as SVG, are ignored by tag name.
  const element = node as HTMLElement;
  if (IGNORED.test(element.tagName)) return;
  const block = blocksOf(element, marks, shape);
  if (block) {
    closeLine(flow, shape);
    flow.blocks.push(...block);
  } else if (element.tagName === 'BR') flow.line.push({ kind: 'break', ...(marks.link && { link: marks.link }) });
  else if (element.tagName === 'IMG') flow.line.push(...[imageOf(element, marks) ?? []].flat());
  else for (const child of element.childNodes) readNode(child, marksIn(element, marks), shape, flow);
}

function textOf(text: string, { preformatted, ...marks }: TextMarks): Inline[] {
  if (!preformatted) return [{ kind: 'run', text, ...marks }];
  return text
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index === 0 ? [] : [{ kind: 'break' as const }]),
      { kind: 'run', text: line.replaceAll('\t', '    '), ...marks },
    ]);
}

/** Returns the blocks of an element; undefined for inline elements. */
function blocksOf(element: HTMLElement, around: TextMarks, shape: BlockShape): Block[] | undefined {
  const name = element.tagName;
  if (name === 'HR') return [{ kind: 'rule' }];
  const media = MEDIA.test(name) ? readMedia(element) : undefined;
  if (media) return [media];
  if (name === 'AUDIO' || name === 'VIDEO') return [];
  if (name === 'UL' || name === 'OL') return listOf(element, marksIn(element, around), shape);
  if (name === 'TABLE') return tableOf(element, marksIn(element, around));
  const tag = TEXT_TAG[name];
  if (!tag && !FRAME.test(name)) return undefined;

  const align = name === 'CENTER' ? 'center' : (readAlign(element) ?? shape.align);
  const inside: BlockShape = {
    tag: tag && tag !== 'p' ? tag : shape.tag,
    indent: tag ? Math.max(shape.indent, readIndent(element)) : shape.indent,
    ...(align && { align }),
  };
  const blocks = readChildren(element, marksIn(element, around), inside);
  if (tag === 'p' && blocks.length === 0) return [{ kind: 'text', content: [], ...inside }];
  return tag === 'blockquote' ? mergeQuotes(blocks) : blocks;
}

function listOf(element: HTMLElement, marks: TextMarks, shape: BlockShape): Block[] {
  const { items, others } = itemsOf(
    Array.from(element.childNodes).flatMap((child) => {
      if (child.nodeName !== 'LI') return blocksOutsideItems(child, marks, shape);
      const align = readAlign(child as HTMLElement);
      const inside = { ...PARAGRAPH, ...(align && { align }) };
      const blocks = readChildren(child as HTMLElement, marksIn(child as HTMLElement, marks), inside);
      return { blocks, isItem: true, ...(align && { align }) };
    }),
  );
  const start = Number(element.getAttribute('start') ?? 1);
  const ordered = element.tagName === 'OL';
  const list = { kind: 'list' as const, ordered, start: ordered && Number.isInteger(start) ? start : 1, items };
  return items.length === 0 ? others : [list, ...others];
}

/**
 * Reads the children of a list that are not items.
 * Many pages nest a list next to the items; text becomes a separate item.
 */
function blocksOutsideItems(
  node: ChildNode,
  marks: TextMarks,
  shape: BlockShape,
): { blocks: Block[]; isItem: boolean }[] {
  const flow: Flow = { blocks: [], line: [] };
  readNode(node, marks, shape, flow);
  const isItem = flow.blocks.length === 0;
  closeLine(flow, PARAGRAPH);
  return flow.blocks.length === 0 ? [] : [{ blocks: flow.blocks, isItem }];
}

function tableOf(element: HTMLElement, marks: TextMarks): Block[] {
  const rows = Array.from(element.querySelectorAll('tr'))
    .filter((row) => row.closest('table') === element)
    .map((row) =>
      Array.from(row.children)
        .filter((cell) => cell.tagName === 'TD' || cell.tagName === 'TH')
        .map((cell) => cellOf(cell as HTMLTableCellElement, marks)),
    )
    .filter((cells) => cells.length > 0);
  return rows.length === 0 ? [] : [{ kind: 'table', rows }];
}

function cellOf(element: HTMLTableCellElement, marks: TextMarks): TableCell {
  const align: Align | undefined = readAlign(element);
  const background = readColor(element.style.backgroundColor);
  const width = /^(\d{1,4})(?:\.\d+)?px$/.exec(element.style.width)?.[1];
  const vertical = VERTICALS.find((known) => known === element.style.verticalAlign);
  const blocks = readChildren(element, marksIn(element, marks), { ...PARAGRAPH, ...(align && { align }) });
  return {
    header: element.tagName === 'TH',
    colSpan: spanOf(element.getAttribute('colspan')),
    rowSpan: spanOf(element.getAttribute('rowspan')),
    ...(background && { background }),
    ...(width && { width: Number(width) }),
    ...(vertical && { vertical }),
    // The editor does not support nested tables, so their cells become paragraphs.
    blocks: blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flat().flatMap((cell) => cell.blocks) : [block],
    ),
  };
}

function spanOf(value: string | null): number {
  return value && /^\d{1,2}$/.test(value) ? Math.max(Number(value), 1) : 1;
}
