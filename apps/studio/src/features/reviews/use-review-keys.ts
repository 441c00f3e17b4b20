import { useEffect, useEffectEvent } from 'react';

/** Action of each key; undefined: disabled at the moment. */
export type ReviewKeys = Readonly<
  Record<'accept' | 'reject' | 'next' | 'previous' | 'more' | 'less' | 'board', () => void>
>;

const KEYS: Readonly<Record<string, keyof ReviewKeys>> = {
  a: 'accept',
  r: 'reject',
  n: 'next',
  p: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  '+': 'more',
  '-': 'less',
  b: 'board',
};

/** Arrow keys scroll elsewhere, so they change the points only while the focus is in the photo. */
const ARROWS: Readonly<Record<string, keyof ReviewKeys>> = { ArrowUp: 'more', ArrowDown: 'less' };

/** A held key only changes the points: it judges no photo, and skips none. */
const REPEATED: ReadonlySet<keyof ReviewKeys> = new Set(['more', 'less']);

/** Whether a key is meant for a field, or for a dialog other than the one with the photo, by its selector. */
function isTyping(target: EventTarget | null, photo: string): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('dialog, [role="dialog"]');
  const isElsewhere = dialog !== null && dialog.querySelector(photo) === null;
  return isElsewhere || target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Single keys that review the open photo, unless they are switched off or the focus is in a field. */
export function useReviewKeys(keys: ReviewKeys, { on, within }: { on: boolean; within: string }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const photo = `#${CSS.escape(within)}`;
    if (ctrlKey || metaKey || altKey || isTyping(target, photo)) return;
    const isInside = target instanceof Element && target.closest(photo) !== null;
    const action = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? (isInside ? ARROWS[key] : undefined);
    if (!action) return;
    event.preventDefault();
    if (event.repeat && !REPEATED.has(action)) return;
    keys[action]();
  });

  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
