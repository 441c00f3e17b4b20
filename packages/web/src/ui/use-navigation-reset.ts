import { useEffect, useRef } from 'react';

interface Navigation {
  pathname: string;
  /** Navigation type; `POP`: back or forward. */
  kind: 'POP' | 'PUSH' | 'REPLACE';
  /** Only the address changed because of a rename: keep scroll position and focus. */
  renamed?: boolean;
}

/**
 * Scrolls a new page to its top and focuses its `#content`, so that keyboards and screen readers continue there. Back
 * and forward keep the browser's scroll position.
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
