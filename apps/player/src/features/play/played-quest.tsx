import type { Quest } from '@puzzle-runs/web/quest/quest.ts';
import { QuestCard } from '@puzzle-runs/web/quest/quest-card.tsx';
import { useTranslation } from 'react-i18next';
import { useClosed } from './event/use-closed.ts';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

/** A quest of the game around it; whoever keeps the game judges the answers. */
export function PlayedQuest({ quest }: { quest: Quest }) {
  const { t } = useTranslation();
  const refuse = useRefusal();
  const submission = useSubmission((problem) => refuse(problem, quest.id));
  const closed = useClosed();
  return <QuestCard quest={quest} submission={submission} closed={closed && t(`play.closed.${closed}`)} />;
}
