import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';

/** Without a network or server, replaces the content of a play page with a message; every other failure replaces the whole page. */
export const PlaySectionFailure: FailureView = function PlaySectionFailure(props) {
  const code = failureCodeOf(props.error);
  if (code !== 'network' && code !== 'unavailable') throw props.error;
  return <SectionFailure {...props} />;
};
