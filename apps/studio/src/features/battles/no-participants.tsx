import { Button } from '@mantine/core';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { to } from '#to.ts';

/** Empty state of a battle without participants. */
export function NoParticipants({ slug }: { slug: string }) {
  const { t } = useTranslation(battlesTexts);
  return (
    <EmptyState
      title={t('battle.noTeams.title')}
      text={t('battle.noTeams.text')}
      action={
        <Button component={Link} to={to.battle({ battle: slug })}>
          {t('battle.noTeams.add')}
        </Button>
      }
    />
  );
}
