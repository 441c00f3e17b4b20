import { Component, type ReactNode } from 'react';
import { isUnauthorized } from './queries.ts';

interface Props {
  /** Shown when a call inside was refused because of its token. */
  fallback: ReactNode;
  /** Called once when that happens. */
  onRefused: () => void;
  children: ReactNode;
}

/** Error boundary for refused run tokens; rethrows every other error. */
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
