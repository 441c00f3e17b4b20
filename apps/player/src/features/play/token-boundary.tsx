import { Component, type ReactNode } from 'react';
import { isUnauthorized } from './queries.ts';

interface Props {
  /** Shown when a call inside was refused for its token. */
  fallback: ReactNode;
  /** Called once, when that happens. */
  onRefused: () => void;
  children: ReactNode;
}

/** Catches refused run tokens; every other failure goes on to the page's own boundary. */
export class TokenBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isUnauthorized(error)) this.props.onRefused();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isUnauthorized(error)) return this.props.fallback;
    throw error;
  }
}
