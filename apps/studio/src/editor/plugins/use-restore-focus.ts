import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useCallback, useRef } from 'react';

/** `remember` stores the focused element; `goBack` focuses it again, or the text if the element was removed. */
export function useRestoreFocus() {
  const [editor] = useLexicalComposerContext();
  const opener = useRef<Element>(null);

  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);

  const goBack = useCallback(() => {
    const last = opener.current;
    const isThere = last instanceof HTMLElement && last !== document.body && last.isConnected;
    (isThere ? last : editor.getRootElement())?.focus({ preventScroll: true });
  }, [editor]);

  return { remember, goBack };
}
