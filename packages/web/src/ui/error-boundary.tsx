import { Component, type ComponentType, type ReactNode } from 'react';

/** Component shown instead of the part that failed. */
export type FailureView = ComponentType<{ error: unknown; onRetry: () => void }>;

interface Props {
  /** The boundary resets when it changes. */
  address: string;
  onReset: () => void;
  failure: FailureView;
  children: ReactNode;
}

interface State {
  error: unknown;
  address: string;
}

/** Shows `failure` instead of children that threw, until a retry or a new address. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: undefined, address };
  }

  reset = () => {
    this.props.onReset();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    const { failure: View, children } = this.props;
    return error === undefined ? children : <View error={error} onRetry={this.reset} />;
  }
}
