import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Nobody plays in this battle yet. */
export function NoTeams({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('versus.noTeams.title')}
      text={t('versus.noTeams.text')}
      action={
        <Button component={Link} to={to.battle({ battle: slug })}>
          {t('versus.noTeams.add')}
        </Button>
      }
    />
  );
}
