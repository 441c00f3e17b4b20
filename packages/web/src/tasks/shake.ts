/** Shakes an element once, unless reduced motion is preferred. */
export function shake(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const translate = ['0', '-6px', '6px', '-3px', '0'];
  element.animate({ translate }, { duration: 300 });
}
