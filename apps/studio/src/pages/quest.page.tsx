import '#i18n/quests.ts';
import { QuestEditor } from '#features/quests/quest-editor.tsx';
import { useQuest, useSpot } from '#features/quests/use-quest.ts';

export default function QuestPage() {
  const spot = useSpot();
  const quest = useQuest();
  return <QuestEditor key={quest.id} spot={spot} quest={quest} />;
}
