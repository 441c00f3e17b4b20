import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';

/** A play page that needs the network says so where its content would be; every other failure replaces the whole page. */
export const PlaySectionFailure: FailureView = function PlaySectionFailure(props) {
  if (failureCodeOf(props.error) !== 'network') throw props.error;
  return <SectionFailure {...props} />;
};
