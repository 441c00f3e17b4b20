import { $getRoot, $getSelection, type LexicalEditor } from 'lexical';

/** Applies a change to the selection, or at the end of the text when nothing is selected. The focus does not move. */
export function updateSelection(editor: LexicalEditor, change: () => void): void {
  const goBack = rememberOutsideFocus(editor);
  editor.update(
    () => {
      if ($getSelection() === null) $getRoot().selectEnd();
      change();
    },
    { onUpdate: goBack },
  );
}

/**
 * Remembers a focused element outside the text, for keyboard users of the toolbar: every change makes the browser focus
 * the selection. Returns a function that restores the focus.
 */
export function rememberOutsideFocus(editor: LexicalEditor): () => void {
  const active = document.activeElement;
  const isOutside =
    active instanceof HTMLElement && active !== document.body && !editor.getRootElement()?.contains(active);
  return () => {
    if (isOutside) active.focus({ preventScroll: true });
  };
}
