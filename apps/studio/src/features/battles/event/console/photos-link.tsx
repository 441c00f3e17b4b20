import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eventTexts } from '#i18n/event.ts';
import { to } from '#to.ts';

/** Leads to the photos that wait for the organiser, with their number. */
export function PhotosLink({ battle: { slug }, count }: { battle: ManagedBattle; count: number }) {
  const { t } = useTranslation(eventTexts);
  return (
    <div>
      <Button
        component={Link}
        to={to.battlePhotos({ battle: slug })}
        variant="outline"
        leftSection={<IconCamera aria-hidden="true" size={20} />}
      >
        {t('event.photos', { count })}
      </Button>
    </div>
  );
}
