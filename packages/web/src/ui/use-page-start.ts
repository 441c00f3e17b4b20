import { useEffect, useRef } from 'react';

interface Navigation {
  pathname: string;
  /** How one came here; `POP`: by going back or forth. */
  kind: 'POP' | 'PUSH' | 'REPLACE';
  /** The page only has another address now, for it was renamed: who reads or types there goes on. */
  renamed?: boolean;
}

/**
 * Begins a new page at its top and moves the focus to its `#content`, so that keyboards and screen readers go on where the eyes do.
 * Going back leaves the place on the page to the browser's memory.
 */
export function useNavigationReset({ pathname, kind, renamed = false }: Navigation): void {
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (renamed && kind === 'REPLACE') return;
    if (kind !== 'POP') scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind, renamed]);
}
