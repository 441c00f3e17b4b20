import { Link } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

/** The router's link, in the shape that `ui/` expects. */
export function RouterLink(props: LinkProps) {
  return <Link {...props} />;
}
