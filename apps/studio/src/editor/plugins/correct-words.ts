import {
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type RangeSelection,
  type TextNode,
} from 'lexical';

const CORRECTIONS = ['insertReplacementText', 'insertFromComposition'];

/** The words of a correction; undefined for other input. A correction that comes as plain text replaces words that were not selected before. */
function correctionOf(input: InputEvent | string): string | undefined {
  if (typeof input === 'string') {
    const before = $getPreviousSelection();
    return $isRangeSelection(before) && before.isCollapsed() ? input : undefined;
  }
  if (!CORRECTIONS.includes(input.inputType)) return undefined;
  return input.dataTransfer?.getData('text/plain') ?? input.data ?? undefined;
}

/** The first text of which something is selected: a selection may start at the end of the text before. */
function $firstSelectedText(selection: RangeSelection): TextNode | undefined {
  const { key, offset } = selection.isBackward() ? selection.focus : selection.anchor;
  return selection
    .getNodes()
    .filter($isTextNode)
    .find((node) => node.getKey() !== key || offset < node.getTextContentSize());
}

/**
 * Inserts the correction that a keyboard or spell checker makes, with the format and the link of the words that it replaces; Lexical would
 * insert it like pasted text. Returns false for other input. Call it inside an update.
 */
export function $correctWords(input: InputEvent | string): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false;
  const words = correctionOf(input);
  const first = words && $firstSelectedText(selection);
  if (!words || !first) return false;
  const start = selection.isBackward() ? selection.focus : selection.anchor;
  if (start.key !== first.getKey()) start.set(first.getKey(), 0, 'text');
  selection.setFormat(first.getFormat());
  selection.setStyle(first.getStyle());
  selection.insertText(words);
  return true;
}
