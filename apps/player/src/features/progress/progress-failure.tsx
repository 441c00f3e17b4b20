import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { SavedRuns } from '#offline/saved-runs.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';

/** Replaces the list of runs that failed to load; without a network, shows the runs on this phone. */
export const ProgressFailure: FailureView = function ProgressFailure(props) {
  return (
    <>
      <SectionFailure {...props} />
      {failureCodeOf(props.error) === 'network' && <SavedRuns />}
    </>
  );
};
