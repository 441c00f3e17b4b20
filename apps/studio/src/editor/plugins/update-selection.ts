import { $getRoot, $getSelection, type LexicalEditor } from 'lexical';

/** Does something to the selection; where nothing is selected, it happens at the end. The focus stays where it is. */
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

/** The way back for whoever is in the toolbar with the keyboard: the browser takes the focus to the selection with every change. */
export function rememberOutsideFocus(editor: LexicalEditor): () => void {
  const active = document.activeElement;
  const isOutside =
    active instanceof HTMLElement && active !== document.body && !editor.getRootElement()?.contains(active);
  return () => {
    if (isOutside) active.focus({ preventScroll: true });
  };
}
