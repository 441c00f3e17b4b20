import { useNavigationReset } from '@puzzle-runs/web/ui/use-page-start.ts';
import { useLocation, useNavigationType } from 'react-router';

/** Begins each page at its top, with the focus in it. */
export function NavigationReset() {
  const { pathname, state } = useLocation();
  useNavigationReset({ pathname, kind: useNavigationType(), renamed: state?.renamed === true });
  return null;
}
