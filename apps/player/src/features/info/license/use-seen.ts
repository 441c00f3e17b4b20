import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into view; once it has, that does not change any more. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  return [element, seen];
}
