import { type RefObject, useEffect, useRef } from 'react';

/** Of a list of tabs that scrolls, the chosen one can be seen from the beginning; the page itself stays where it is. */
export function useScrollToSelectedTab(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, []);

  return list;
}
