import '#i18n/quests.ts';
import { useTranslation } from 'react-i18next';
import { DeleteQuest } from '#features/quests/delete-quest.tsx';
import { useQuest, useSpot } from '#features/quests/use-quest.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { Measure } from '#ui/measure.tsx';

export default function DeleteQuestPage() {
  const { t } = useTranslation();
  const spot = useSpot();
  const quest = useQuest();
  return (
    <>
      <SpotHeader spot={spot} title={t('quest.delete.title')} />
      <Measure>
        <DeleteQuest spot={spot} quest={quest} />
      </Measure>
    </>
  );
}
