import {
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type RangeSelection,
  type TextNode,
} from 'lexical';

const CORRECTIONS = ['insertReplacementText', 'insertFromComposition'];

/**
 * The words of a correction; undefined for other input. A correction that comes as plain text replaces words that were
 * not selected before.
 */
function correctionOf(input: InputEvent | string): string | undefined {
  if (typeof input === 'string') {
    const before = $getPreviousSelection();
    return $isRangeSelection(before) && before.isCollapsed() ? input : undefined;
  }
  if (!CORRECTIONS.includes(input.inputType)) return undefined;
  return input.dataTransfer?.getData('text/plain') ?? input.data ?? undefined;
}

interface SelectedText {
  node: TextNode;
  from: number;
  to: number;
}

/** The texts of which something is selected: a selection may start at the end of the text before. */
function $selectedTexts(selection: RangeSelection): SelectedText[] {
  const { anchor, focus } = selection;
  const [start, end] = selection.isBackward() ? [focus, anchor] : [anchor, focus];
  return selection
    .getNodes()
    .filter($isTextNode)
    .map((node) => ({
      node,
      from: node.getKey() === start.key ? start.offset : 0,
      to: node.getKey() === end.key ? end.offset : node.getTextContentSize(),
    }))
    .filter(({ from, to }) => from < to);
}

/**
 * Inserts the correction that a keyboard or spell checker makes, with the format and the link of the words that it
 * replaces. Lexical would insert it like pasted text, and before a link instead of at its start. Returns false for
 * other input. Call it inside an update.
 */
export function $correctWords(input: InputEvent | string): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false;
  const words = correctionOf(input);
  const [first, ...others] = words ? $selectedTexts(selection) : [];
  if (!words || !first) return false;
  for (const { node, from, to } of others) {
    if (to - from === node.getTextContentSize()) node.remove();
    else node.spliceText(from, to - from, '');
  }
  first.node.spliceText(first.from, first.to - first.from, words, true);
  return true;
}
