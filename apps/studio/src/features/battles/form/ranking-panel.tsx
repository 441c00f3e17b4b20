import { battlesTexts } from '#i18n/battles.ts';
import '@mantine/core/styles/List.layer.css';
import { Checkbox, List } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import type { FormFields } from '#shell/form/form-fields.ts';
import { Panel } from '#ui/panel.tsx';
import { totalsDiffer } from '../totals-differ.ts';
import type { BattleValues } from './battle-values.ts';

interface Props {
  battle: ManagedBattle | undefined;
  form: FormFields<BattleValues>;
}

/** Tells the organiser that the runs have different totals, and offers to rank by share. Hidden while the totals are equal. */
export function RankingPanel({ battle, form }: Props) {
  const { t } = useTranslation(battlesTexts);
  if (!battle || (!totalsDiffer(battle) && !battle.rank_by_share)) return null;
  const { value, onChange } = form.field('rank_by_share');
  return (
    <Panel title={t('battle.ranking')} text={t('battle.totals.differ')}>
      <List>
        {battle.Explorations.map(({ id, name, pointsToEarn }) => (
          <List.Item key={id}>{t('battle.totals.of', { name, count: pointsToEarn })}</List.Item>
        ))}
      </List>
      <Checkbox
        label={t('battle.rankByShare')}
        description={t('battle.rankByShare.text')}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Panel>
  );
}
