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
import { RowMenu } from '#shell/row-menu.tsx';
import { RowMenuLink } from '#shell/row-menu-link.tsx';
import { to } from '#to.ts';

/** What can be done with a battle of the list (specification 2, part 2). */
export function BattleActions({ battle: { name, slug: battle } }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const at = { battle };
  const links = [
    { to: to.battle(at), label: t('versus.edit'), Icon: IconPencil },
    { to: to.event(at), label: t('versus.event'), Icon: IconFlag },
    { to: to.battleProgress(at), label: t('versus.progress'), Icon: IconChartBar },
    { to: to.battleStatistic(at), label: t('versus.statistic'), Icon: IconChartDonut },
    { to: to.battleRanking(at), label: t('versus.ranking'), Icon: IconTrophy },
    { to: to.shareBattle(at), label: t('versus.share'), Icon: IconQrcode },
  ];
  return (
    <RowMenu label={t('versus.actions.of', { name })}>
      {links.map(({ to: address, label, Icon }) => (
        <RowMenuLink key={address} to={address} label={label} Icon={Icon} />
      ))}
      <RowMenuLink to={to.deleteBattle(at)} label={t('versus.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
