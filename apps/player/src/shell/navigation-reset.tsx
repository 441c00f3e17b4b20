import { useNavigationReset } from '@puzzle-runs/web/ui/use-navigation-reset.ts';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { betweenPages } from '#offline/between-pages.ts';

/** Resets scroll position and focus on navigation. */
export function NavigationReset() {
  const { pathname, state } = useLocation();
  useNavigationReset({ pathname, kind: useNavigationType(), renamed: state?.renamed === true });
  useEffect(() => betweenPages(pathname), [pathname]);
  return null;
}
