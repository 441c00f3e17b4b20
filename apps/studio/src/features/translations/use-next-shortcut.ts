import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl+Enter or Cmd+Enter, before a text editor takes it as a new line. */
export function useNextShortcut(onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      next();
    }
    addEventListener('keydown', act, { capture: true });
    return () => removeEventListener('keydown', act, { capture: true });
  }, []);
}
