import { Component, type ComponentType, type ReactNode } from 'react';

/** Component shown instead of the part that failed. `retries`: since the address changed. */
export type FailureView = ComponentType<{ error: unknown; onRetry: () => void; retries: number }>;

interface Props {
  /** The boundary resets when it changes. */
  address: string;
  onReset: () => void;
  failure: FailureView;
  /** Beside `failure`: tries again by itself. */
  again?: FailureView | undefined;
  children: ReactNode;
}

interface State {
  error: unknown;
  address: string;
  retries: number;
}

/** Shows `failure` instead of children that threw, until a retry or a new address. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, address: this.props.address, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: undefined, address, retries: 0 };
  }

  reset = () => {
    this.props.onReset();
    this.setState(({ retries }) => ({ error: undefined, retries: retries + 1 }));
  };

  override render() {
    const { error, retries } = this.state;
    const { failure: View, again: Again, children } = this.props;
    if (error === undefined) return children;
    const failed = { error, onRetry: this.reset, retries };
    return (
      <>
        <View {...failed} />
        {Again && <Again {...failed} />}
      </>
    );
  }
}
