import { useEffect, useRef } from 'react';

interface Place {
  pathname: string;
  /** How one came here; `POP`: by going back or forth. */
  kind: 'POP' | 'PUSH' | 'REPLACE';
}

/**
 * Begins a new page at its top and moves the focus to its `#content`, so that keyboards and screen readers go on where the eyes do.
 * Going back leaves the place on the page to the browser's memory.
 */
export function usePageStart({ pathname, kind }: Place): void {
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
