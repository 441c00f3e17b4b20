import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import {
  IconChartBar,
  IconChartDonut,
  IconFlag,
  IconPencil,
  IconQrcode,
  IconTrash,
  IconTrophy,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';

/** Row menu of a battle in the list. */
export function BattleActions({ battle: { name, slug: battle } }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const at = { battle };
  const links = [
    { to: to.battle(at), label: t('battle.edit'), Icon: IconPencil },
    { to: to.event(at), label: t('battle.event'), Icon: IconFlag },
    { to: to.battleProgress(at), label: t('battle.progress'), Icon: IconChartBar },
    { to: to.battleStatistic(at), label: t('battle.statistic'), Icon: IconChartDonut },
    { to: to.battleRanking(at), label: t('battle.ranking'), Icon: IconTrophy },
    { to: to.shareBattle(at), label: t('battle.share'), Icon: IconQrcode },
  ];
  return (
    <RowMenu label={t('battle.actions.of', { name })}>
      {links.map(({ to: address, label, Icon }) => (
        <RowMenuLink key={address} to={address} label={label} Icon={Icon} />
      ))}
      <RowMenuLink to={to.deleteBattle(at)} label={t('battle.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
