import type { PlayedHint as Hint } from '@puzzle-runs/contract/poi.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { poiTexts } from '@puzzle-runs/web/i18n/poi.ts';
import { HintCard } from '@puzzle-runs/web/poi/hint-card.tsx';
import type { TimedHintState } from '@puzzle-runs/web/poi/timed-hint.tsx';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LazyWaitingNote } from '#offline/load-outbox.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { usePlay } from '../play-context.ts';
import { useRefusalHandler } from '../submission/use-refusal-handler.ts';
import { useSubmission } from '../submission/use-submission.ts';

interface Props {
  hint: Hint;
  /** Its position among the hints of the poi, from 1. */
  number: number;
  /** Its state where it comes or becomes free in time. */
  timed: TimedHintState | undefined;
}

/**
 * A hint of the current game; the player confirms the price before it is revealed. Without enough points nothing is
 * offered.
 */
export function BuyableHint({ hint, number, timed }: Props) {
  const { t } = useTranslation(playTexts);
  const { t: tPoi } = useTranslation(poiTexts);
  const { netPoints } = usePlay().joined.progress;
  const alert = useAlert();
  const [asking, setAsking] = useState(false);
  const [tooExpensive, setTooExpensive] = useState(false);
  const handleRefusal = useRefusalHandler();
  const refusalMessage = useRefusalMessage();
  const closed = useClosedReason() !== undefined;
  const { mutate, isPending, error, waiting } = useSubmission(
    { progress_type: 'hint', progress_id: hint.id },
    { onRefused: (problem) => handleRefusal(problem, hint.id) },
  );
  const cost = timed?.cost ?? hint.cost;
  const missing = Math.max(cost - netPoints, 0);
  if (missing === 0 && tooExpensive) setTooExpensive(false);
  if ((closed || cost === 0) && asking) setAsking(false); // otherwise the dialog would reopen, or ask about points that are not needed

  function reveal() {
    if (cost === 0) return pay();
    setTooExpensive(missing > 0);
    if (missing === 0) return setAsking(true);
    alert('not_enough_points', { inPlace: true });
  }

  function pay() {
    setAsking(false);
    mutate({ progress_type: 'hint', progress_id: hint.id });
  }

  const refused = error && !isPending ? refusalMessage(error) : undefined;
  const refusal = tooExpensive ? t('play.hint.missing', { count: missing }) : refused;
  return (
    <HintCard
      hint={hint}
      number={number}
      busy={isPending}
      waiting={
        waiting && (
          <Suspense>
            <LazyWaitingNote entry={waiting} />
          </Suspense>
        )
      }
      refusal={refusal}
      timed={timed}
      onReveal={closed ? undefined : reveal}
    >
      <ConfirmDialog
        open={asking}
        title={t('play.hint.ask', { n: number })}
        text={t('play.hint.askCost', { count: cost })}
        confirm={tPoi('play.hint.reveal')}
        tone="sun"
        onConfirm={pay}
        onClose={() => setAsking(false)}
      />
    </HintCard>
  );
}

/** Message for a hint that was not revealed: the number of missing points, or the problem's text. */
function useRefusalMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation(playTexts);
  const problemMessage = useProblemMessage();
  return (problem) => {
    const { missing } = problem.params;
    return typeof missing === 'number' ? t('play.hint.missing', { count: missing }) : problemMessage(problem);
  };
}
