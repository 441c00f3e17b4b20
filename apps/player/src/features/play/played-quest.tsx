import type { Quest } from '@puzzle-runs/web/quest/quest.ts';
import { QuestCard } from '@puzzle-runs/web/quest/quest-card.tsx';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

/** A quest of the game around it; whoever keeps the game judges the answers. */
export function PlayedQuest({ quest }: { quest: Quest }) {
  const refuse = useRefusal();
  return <QuestCard quest={quest} submission={useSubmission((problem) => refuse(problem, quest.id))} />;
}
