import type { Align, Block, Inline, ListItem, TextBlock } from './document-model.ts';
import { collapseSpaces, mergeTextRuns } from './white-space.ts';

/** Type, alignment and indentation of the block that a line ends up in. */
export type BlockShape = Pick<TextBlock, 'tag' | 'align' | 'indent'>;

/** Returns the block of a finished line; undefined when the line is empty. */
export function blockOfLine(line: readonly Inline[], shape: BlockShape): TextBlock | undefined {
  const content = shape.tag === 'pre' ? mergeTextRuns(line) : collapseSpaces(line);
  if (content.length === 0) return undefined;
  // Browsers do not render a line break at the end of a block.
  return { kind: 'text', ...shape, content: content.at(-1)?.kind === 'break' ? content.slice(0, -1) : content };
}

/** Joins consecutive quote blocks into one with several lines. Other blocks end the quote. */
export function mergeQuotes(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'text' && block.tag === 'blockquote' && last?.kind === 'text' && last.tag === 'blockquote')
      joined[joined.length - 1] = { ...last, content: joinLines(last.content, block.content) };
    else joined.push(block);
  }
  return joined;
}

interface ReadItem {
  readonly blocks: readonly Block[];
  readonly isItem: boolean;
  readonly align?: Align;
}

/**
 * Returns the items of a list, and separately the blocks that a list item cannot hold.
 * The caller places those after the list.
 */
export function itemsOf(read: readonly ReadItem[]): { items: ListItem[]; others: Block[] } {
  const items: ListItem[] = [];
  const others: Block[] = [];
  for (const { blocks, isItem, align } of read) {
    const fresh: ListItem = { content: [], lists: [], ...(align && { align }) };
    if (isItem || items.length === 0) items.push(fresh);
    for (const block of blocks) {
      const last = items.at(-1) ?? fresh;
      if (block.kind === 'list') items[items.length - 1] = { ...last, lists: [...last.lists, block] };
      else if (block.kind !== 'text') others.push(block);
      else if (last.lists.length > 0) items.push({ ...fresh, content: block.content });
      else items[items.length - 1] = { ...last, content: joinLines(last.content, block.content) };
    }
  }
  return { items, others };
}

function joinLines(above: readonly Inline[], below: readonly Inline[]): Inline[] {
  return above.length === 0 ? [...below] : [...above, { kind: 'break' }, ...below];
}
