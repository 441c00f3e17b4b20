import type { PlayedHint as Hint } from '@puzzle-runs/contract/poi.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { HintCard } from '@puzzle-runs/web/poi/hint-card.tsx';
import { useProblemMessage } from '@puzzle-runs/web/task/use-problem-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useClosedReason } from '../event/use-closed.ts';
import { useRefusalHandler } from '../use-refusal.ts';
import { useSubmission } from '../use-submission.ts';

interface Props {
  hint: Hint;
  /** Its place among the hints of the poi, from 1. */
  number: number;
}

/** A hint of the game around it: the player agrees to pay for it before it is revealed (specification 1, part 4). */
export function PlayedHint({ hint, number }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const handleRefusal = useRefusalHandler();
  const refusalMessage = useRefusalMessage();
  const closed = useClosedReason() !== undefined;
  const { mutate, isPending, error } = useSubmission((problem) => handleRefusal(problem, hint.id));
  const { cost } = hint;
  if (closed && asking) setAsking(false); // nobody is asked again by itself once it goes on

  function pay() {
    setAsking(false);
    mutate({ progress_type: 'hint', progress_id: hint.id });
  }

  return (
    <HintCard
      hint={hint}
      number={number}
      busy={isPending}
      refusal={error && !isPending ? refusalMessage(error) : undefined}
      onReveal={closed ? undefined : () => (cost === 0 ? pay() : setAsking(true))}
    >
      <ConfirmDialog
        open={asking}
        title={t('play.hint.ask', { n: number })}
        text={t('play.hint.askCost', { count: cost })}
        confirm={t('play.hint.reveal')}
        tone="sun"
        onConfirm={pay}
        onClose={() => setAsking(false)}
      />
    </HintCard>
  );
}

/** Says why a hint was not revealed: how many points are missing, where that is it. */
function useRefusalMessage(): (problem: ApiProblem) => string {
  const { t } = useTranslation();
  const problemMessage = useProblemMessage();
  return (problem) => {
    const { missing } = problem.params;
    return typeof missing === 'number' ? t('play.hint.missing', { count: missing }) : problemMessage(problem);
  };
}
