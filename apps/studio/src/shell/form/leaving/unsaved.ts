import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Notes whether a form on the screen has unsaved changes. */
export function useNoteUnsaved(changed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!changed) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [changed, id]);
}

/** Whether leaving the page would ask about unsaved changes; for acts that take the page along. */
export function hasUnsavedForm(): boolean {
  return unsaved.size > 0;
}
