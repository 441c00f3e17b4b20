import { $createLinkNode, type LinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type {
  Block,
  Inline,
  ListBlock,
  ListItem,
  RichTextDocument,
  TableBlock,
  TableCell,
  TextLink,
  TextTag,
} from '../document/document-model.ts';
import { writeStyle } from '../document/write-inlines.ts';
import { $createImageNode } from './image-node.tsx';
import { $createMediaNode } from './media-node.tsx';
import { $createPreformattedNode } from './preformatted-node.ts';

/** Creates the Lexical nodes of a document; call it inside an update. */
export function $nodesOf(document: RichTextDocument): LexicalNode[] {
  return document.map($nodeOf);
}

function $nodeOf(block: Block): LexicalNode {
  if (block.kind === 'rule') return $createHorizontalRuleNode();
  if (block.kind === 'list') return $list(block);
  if (block.kind === 'table') return $table(block);
  if (block.kind === 'media') return $createMediaNode({ tag: block.tag, src: block.src, transcript: block.transcript });
  const node = $textBlock(block.tag).append(...$inlines(block.content));
  return node.setIndent(block.indent).setFormat(block.align ?? '');
}

/** Creates an empty block of this kind. */
export function $textBlock(tag: TextTag): ElementNode {
  if (tag === 'p') return $createParagraphNode();
  if (tag === 'blockquote') return $createQuoteNode();
  return tag === 'pre' ? $createPreformattedNode() : $createHeadingNode(tag);
}

function $list({ ordered, start, items }: ListBlock): ListNode {
  return $createListNode(ordered ? 'number' : 'bullet', start).append(...items.flatMap($items));
}

/** Lexical keeps a nested list in a separate item. */
function $items({ content, align, lists }: ListItem): ListItemNode[] {
  const nested = lists.map((list) => $createListItemNode().append($list(list)));
  if (content.length === 0 && nested.length > 0) return nested;
  return [
    $createListItemNode()
      .append(...$inlines(content))
      .setFormat(align ?? ''),
    ...nested,
  ];
}

function $table({ rows }: TableBlock): TableNode {
  const column = rows.every(([first]) => first?.header);
  const headerOf = (row: number, index: number) =>
    (row === 0 ? TableCellHeaderStates.ROW : 0) |
    (row > 0 || (index === 0 && column) ? TableCellHeaderStates.COLUMN : 0);
  return $createTableNode().append(
    ...rows.map((cells, row) =>
      $createTableRowNode().append(...cells.map((cell, index) => $cell(cell, headerOf(row, index)))),
    ),
  );
}

/** `asHeader`: Lexical's header bits to use if the cell is a header. */
function $cell({ header, colSpan, rowSpan, background, width, vertical, blocks }: TableCell, asHeader: number) {
  const cell = $createTableCellNode(header ? asHeader : TableCellHeaderStates.NO_STATUS, colSpan, width)
    .setRowSpan(rowSpan)
    .setBackgroundColor(background ?? null)
    .setVerticalAlign(vertical);
  return cell.append(...(blocks.length === 0 ? [$createParagraphNode()] : $nodesOf(blocks)));
}

/** Creates inline nodes; neighbours with the same link share one link node. */
function $inlines(content: readonly Inline[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let open: { node: LinkNode; link: TextLink } | undefined;
  for (const inline of content) {
    const { link } = inline;
    if (!link) open = undefined;
    else if (open?.link.href !== link.href || open.link.title !== link.title) {
      open = { link, node: $createLinkNode(link.href, link.title === undefined ? {} : { title: link.title }) };
      nodes.push(open.node);
    }
    if (open) open.node.append($inline(inline));
    else nodes.push($inline(inline));
  }
  return nodes;
}

function $inline(inline: Inline): LexicalNode {
  if (inline.kind === 'break') return $createLineBreakNode();
  if (inline.kind === 'picture') {
    const { src, alt, width, height } = inline;
    return $createImageNode({ src, alt, ...(width && { width }), ...(height && { height }) });
  }
  const node = $createTextNode(inline.text).setStyle(writeStyle(inline.style));
  for (const format of inline.formats) node.toggleFormat(format);
  return node;
}
