import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list';
import { $isHorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode, type TableNode } from '@lexical/table';
import {
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  getStyleObjectFromCSS,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import {
  ALIGNMENTS,
  type Align,
  type Block,
  FORMATS,
  type Inline,
  type ListBlock,
  type ListItem,
  type RichTextDocument,
  STYLE_PROPERTIES,
  type TableBlock,
  type TableCell,
  TEXT_TAGS,
  type TextLink,
  type TextStyle,
  type TextTag,
} from '../document/document-model.ts';
import { $isImageNode } from './image-node.tsx';
import { $isMediaNode } from './media-node.tsx';
import { $isPreformattedNode } from './preformatted-node.ts';

/** Returns the document of these nodes; call it inside a read. */
export function $documentOf(nodes: readonly LexicalNode[]): RichTextDocument {
  return nodes.flatMap($blocks);
}

function $blocks(node: LexicalNode): Block[] {
  if ($isHorizontalRuleNode(node)) return [{ kind: 'rule' }];
  if ($isMediaNode(node)) return [{ kind: 'media', ...node.getMedia() }];
  if ($isListNode(node)) return [$list(node)];
  if ($isTableNode(node)) return [$table(node)];
  if (!$isElementNode(node)) return [];
  return [
    {
      kind: 'text',
      tag: $tagOf(node),
      indent: node.getIndent(),
      ...$align(node),
      content: $inlines(node.getChildren()),
    },
  ];
}

/** Returns the text tag of an element; unknown elements count as paragraphs. */
export function $tagOf(node: LexicalNode): TextTag {
  if ($isHeadingNode(node)) return TEXT_TAGS.find((tag) => tag === node.getTag()) ?? 'h4';
  if ($isQuoteNode(node)) return 'blockquote';
  return $isPreformattedNode(node) ? 'pre' : 'p';
}

function $align(node: ElementNode): { align?: Align } {
  const align = ALIGNMENTS.find((known) => known === node.getFormatType());
  return align ? { align } : {};
}

function $list(node: ListNode): ListBlock {
  const items: ListItem[] = [];
  for (const child of node.getChildren().filter($isListItemNode)) {
    const lists = child.getChildren().filter($isListNode).map($list);
    const content = $inlines(child.getChildren().filter((inner) => !$isListNode(inner)));
    const above = items.at(-1);
    // Lexical keeps a nested list in a separate item; it belongs to the item above.
    if (lists.length > 0 && content.length === 0 && above)
      items[items.length - 1] = { ...above, lists: [...above.lists, ...lists] };
    else items.push({ content, lists, ...$align(child) });
  }
  return { kind: 'list', ordered: node.getListType() === 'number', start: node.getStart(), items };
}

function $table(node: TableNode): TableBlock {
  const rows = node.getChildren().filter($isTableRowNode);
  return { kind: 'table', rows: rows.map((row) => row.getChildren().filter($isTableCellNode).map($cell)) };
}

function $cell(node: TableCellNode): TableCell {
  const background = node.getBackgroundColor();
  const width = node.getWidth();
  const vertical = node.getVerticalAlign();
  return {
    header: node.hasHeader(),
    colSpan: node.getColSpan(),
    rowSpan: node.getRowSpan(),
    ...(background && { background }),
    ...(width && { width }),
    ...((vertical === 'middle' || vertical === 'bottom') && { vertical }),
    blocks: $documentOf(node.getChildren()),
  };
}

function $inlines(nodes: readonly LexicalNode[], link?: TextLink): Inline[] {
  const linked = link && { link };
  return nodes.flatMap((node): Inline[] => {
    if ($isLinkNode(node)) {
      const title = node.getTitle();
      return $inlines(node.getChildren(), { href: node.getURL(), ...(title && { title }) });
    }
    if ($isTextNode(node)) return [{ kind: 'run', text: node.getTextContent(), ...$look(node), ...linked }];
    if ($isLineBreakNode(node)) return [{ kind: 'break', ...linked }];
    if ($isImageNode(node)) return [{ kind: 'picture', ...node.getImage(), ...linked }];
    return $isElementNode(node) ? $inlines(node.getChildren(), link) : [];
  });
}

function $look(node: TextNode) {
  const css = getStyleObjectFromCSS(node.getStyle());
  const style: TextStyle = Object.fromEntries(
    STYLE_PROPERTIES.flatMap((property) => (css[property] ? [[property, css[property]]] : [])),
  );
  return { formats: FORMATS.filter((format) => node.hasFormat(format)), style };
}
