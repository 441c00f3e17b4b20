import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnBattleList } from '#features/battles/own-battle-list.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';

export default function BattlesPage() {
  const { t } = useTranslation(battlesTexts);
  return (
    <>
      <PageHeader
        title={t('nav.battles')}
        text={t('battle.text')}
        actions={
          <Button component={Link} to={to.newBattle()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
            {t('battle.create')}
          </Button>
        }
      />
      <PageBoundary>
        <OwnBattleList />
      </PageBoundary>
    </>
  );
}
