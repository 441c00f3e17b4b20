import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Begins a new page at its top and moves the focus there, so that keyboards and screen readers go on where the eyes do. Going back
 * leaves the place on the page to the browser's memory.
 */
export function PageStart() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind]);

  return null;
}
