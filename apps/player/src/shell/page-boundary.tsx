import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageSpinner } from '#ui/spinner.tsx';
import { withoutAlert } from './alerts.ts';
import { Failure } from './failure.tsx';

/** What stands in for something that failed. */
export type FailureView = ComponentType<{ error: unknown; onRetry: () => void }>;

interface CatchProps {
  /** Another address deserves another try. */
  address: string;
  onReset: () => void;
  failure: FailureView;
  children: ReactNode;
}

interface CatchState {
  error: unknown;
  address: string;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { error: undefined, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: CatchProps, state: CatchState): CatchState | null {
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

interface Props {
  /** Stands in for what failed; the whole page's sentence unless told otherwise. */
  failure?: FailureView;
  children: ReactNode;
}

/** Loading and failing of everything inside, so that no page needs its own. */
export function PageBoundary({ failure = Failure, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch address={pathname + withoutAlert(search)} onReset={reset} failure={failure}>
          <Suspense fallback={<PageSpinner />}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  );
}
