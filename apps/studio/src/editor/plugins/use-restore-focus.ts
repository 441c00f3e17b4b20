import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useCallback, useRef } from 'react';

/** Remembers where the focus is when something opens, and brings it back there, or into the text when that place is gone. */
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
