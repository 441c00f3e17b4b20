import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';

/** A play page without network or server says so where its content would be; every other failure replaces the whole page. */
export const PlaySectionFailure: FailureView = function PlaySectionFailure(props) {
  const code = failureCodeOf(props.error);
  if (code !== 'network' && code !== 'unavailable') throw props.error;
  return <SectionFailure {...props} />;
};
