import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S or Cmd+S, instead of the browser's dialog. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) save();
    }
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
}
