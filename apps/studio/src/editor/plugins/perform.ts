import { $addUpdateTag, $getRoot, $getSelection, type LexicalEditor, SKIP_SELECTION_FOCUS_TAG } from 'lexical';

/** Does something to the selection. Whoever is in the toolbar with the keyboard stays there; where nothing is selected, it happens at the end. */
export function perform(editor: LexicalEditor, change: () => void): void {
  const root = editor.getRootElement();
  const inside = root?.contains(document.activeElement) ?? false;
  editor.update(() => {
    if (!inside) $addUpdateTag(SKIP_SELECTION_FOCUS_TAG);
    if ($getSelection() === null) $getRoot().selectEnd();
    change();
  });
}
