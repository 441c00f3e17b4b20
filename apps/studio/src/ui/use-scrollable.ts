import { type RefCallback, useEffect, useState } from 'react';

/** Whether an element is wider inside than outside, so that it scrolls sideways; then it must be reachable by key. */
export function useScrollable<E extends Element>(): [RefCallback<E>, boolean] {
  const [element, setElement] = useState<E | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);

  return [setElement, isScrollable];
}
