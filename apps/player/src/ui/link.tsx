import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** State of the navigation, read with `useLocation`. */
  state?: object;
}

function PlainLink({ to, state: _state, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the link component for `ui/`, which therefore does not depend on the router. */
export const LinkProvider = LinkContext.Provider;

/** A link within the site. */
export function Link(props: LinkProps) {
  const Element = useContext(LinkContext);
  return <Element {...props} />;
}
