import '#i18n/quests.ts';
import { QuestEditor } from '#features/quests/quest-editor.tsx';
import { useSpot } from '#features/quests/use-quest.ts';

export default function NewQuestPage() {
  const spot = useSpot();
  return <QuestEditor key={spot.id} spot={spot} quest={undefined} />;
}
