import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { NavTabs } from '#shell/navigation/nav-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { usePhotoCount } from '#shell/photo-count.ts';
import { to } from '#to.ts';

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

/** Tabs that link the pages of one battle. `battle` is its slug. */
export function BattleTabs({ battle }: { battle: string }) {
  const { t } = useTranslation(battlesTexts);
  const at = { battle };
  const photos = usePhotoCount({ battle_name: battle });
  const photoTab =
    photos === undefined ? [] : [{ to: to.battlePhotos(at), label: t('battle.photos'), count: photos || undefined }];
  return (
    <NavTabs
      label={t('battle.tabs')}
      tabs={[
        { to: to.battles(), label: t('battle.list'), end: true },
        { to: to.battle(at), label: t('battle.edit'), end: true },
        { to: to.event(at), label: t('battle.event') },
        ...photoTab,
        { to: to.battleProgress(at), label: t('battle.progress') },
        { to: to.battleStatistic(at), label: t('battle.statistic') },
        { to: to.battleRanking(at), label: t('battle.ranking') },
        { to: to.certificates(at), label: t('battle.certificates') },
        { to: to.shareBattle(at), label: t('battle.share') },
      ]}
    />
  );
}
