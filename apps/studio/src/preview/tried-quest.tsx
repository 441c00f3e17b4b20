import { remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { playedContent } from '@puzzle-runs/web/quest/played.ts';
import { QuestCard } from '@puzzle-runs/web/quest/quest-card.tsx';
import type { WholeQuest } from '@puzzle-runs/web/quest/referee.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useTries } from './use-tries.ts';

interface Props {
  quest: WholeQuest;
  /** Wants to try it once more, from the start. */
  onAgain: () => void;
}

/** A quest in the card that players see, to be solved. */
export function TriedQuest({ quest, onAgain }: Props) {
  const { t } = useTranslation();
  const { tries, submission } = useTries(quest);
  const remaining = remainingAttempts(quest.attempts, tries.wrong);
  const played = {
    ...quest,
    id: 1,
    position: 1,
    remaining_attempts: remaining,
    progressed: tries.solved,
    progressed_at: null,
    task: playedContent(quest.task_type, quest.task),
  };
  return (
    <>
      <QuestCard quest={played} submission={submission} />
      {(tries.solved || remaining === 0) && (
        <Button variant="quiet" onClick={onAgain}>
          {t('preview.again')}
        </Button>
      )}
    </>
  );
}
