import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the list of tabs to the selected tab on mount. The page itself does not scroll. */
export function useScrollToSelectedTab(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, []);

  return list;
}
