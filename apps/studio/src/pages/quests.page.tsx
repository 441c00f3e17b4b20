import '#i18n/quests.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuestList } from '#features/quests/quest-list.tsx';
import { useSpot } from '#features/quests/use-quest.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { to } from '#to.ts';

export default function QuestsPage() {
  const { t } = useTranslation();
  const spot = useSpot();
  return (
    <>
      <SpotHeader
        spot={spot}
        open={t('quest.list')}
        actions={
          <Button
            component={Link}
            to={to.newQuest({ exploration: spot.Exploration.slug, poi: spot.slug })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('quest.create')}
          </Button>
        }
      />
      <QuestList key={spot.id} spot={spot} />
    </>
  );
}
