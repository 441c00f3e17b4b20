import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

/** The router's link, in the shape that `ui/` expects. Its own `Link` can also prefetch from a server of its own kind, which costs 3 kB. */
export function RouterLink({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { state, ...(rest.target && { target: rest.target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
