import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between a toast and a save bar. */
const GAP = 8;

/**
 * Returns how far above the screen's lower edge a box of this size covers no save bar, in pixels; undefined if no bar
 * is in its way.
 */
function clearHeight({ left, right, height }: DOMRect): number | undefined {
  const edge = innerHeight - height - 3 * GAP;
  const tops = [...document.querySelectorAll('[data-save-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      (box) => box.height > 0 && box.right > left && box.left < right && box.bottom > edge && box.top < innerHeight,
    )
    .map(({ top }) => top);
  return tops.length > 0 ? innerHeight - Math.min(...tops) + GAP : undefined;
}

/** Moves a toast at the lower edge above a save bar that it would cover, also while the page scrolls or loads. */
export function useClearOfBar(toast: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const frame = toast.current?.parentElement;
    if (!isOn || !frame) return;
    const place = () => {
      const height = clearHeight(frame.getBoundingClientRect());
      frame.style.bottom = height === undefined ? '' : `${height}px`;
    };
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    const page = new ResizeObserver(place); // the bar may come after the toast, with the page that a save leads to
    page.observe(document.body);
    return () => {
      frame.style.bottom = '';
      page.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [toast, isOn]);
}

/** Tells the page how much room an alert that stays takes at the lower edge: save bars stand above it. */
export function useAlertRoom(toast: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const frame = toast.current?.parentElement;
    if (!isOn || !frame) return;
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--alert-room', `${innerHeight - frame.getBoundingClientRect().top + GAP}px`);
    measure();
    const size = new ResizeObserver(measure);
    size.observe(frame);
    return () => {
      size.disconnect();
      style.removeProperty('--alert-room');
    };
  }, [toast, isOn]);
}
