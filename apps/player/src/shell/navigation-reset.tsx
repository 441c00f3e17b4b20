import { useNavigationReset } from '@puzzle-runs/web/ui/use-navigation-reset.ts';
import { useLocation, useNavigationType } from 'react-router';

/** Resets scroll position and focus on navigation. */
export function NavigationReset() {
  const { pathname, state } = useLocation();
  useNavigationReset({ pathname, kind: useNavigationType(), renamed: state?.renamed === true });
  return null;
}
