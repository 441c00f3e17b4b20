import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { BattleTabs } from './battle-tabs.tsx';

interface Props {
  battle: ManagedBattle;
  title: string;
  text?: string;
  actions?: ReactNode;
}

/** Header of every page of one battle, with tabs to the other pages. */
export function BattleHeader({ battle, title, ...more }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        {...more}
        title={title}
        open={battle.name}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          { to: to.battle({ battle: battle.slug }), label: battle.name },
        ]}
        tabs={<BattleTabs battle={battle.slug} />}
      />
    </>
  );
}
