import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { battlesTexts } from '#i18n/battles.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { battleQuery, updateBattleCache } from '../battle-queries.ts';
import type { Pair } from '../participants/pairs.ts';
import { ParticipantsPanel } from '../participants/participants-panel.tsx';
import { BattleFields } from './battle-fields.tsx';
import { type BattleValues, battleValues, checkBattle } from './battle-values.ts';
import { FairRoutesPanel } from './fair-routes-panel.tsx';
import { alertOfUnsaved, type SavedBattle, saveBattleChanges, saveNewBattle } from './save-battle.ts';
import { TeamListPanel } from './team-list-panel.tsx';
import '@mantine/core/styles/List.layer.css';
import { Checkbox, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormFields } from '#shell/form/form-fields.ts';
import { Panel } from '#ui/panel.tsx';
import { totalsDiffer } from '../totals-differ.ts';

const pairsOrNull = (pairs: readonly Pair[]) => (pairs.length > 0 ? pairs : null);

/**
 * Creates or changes a battle with its teams. Pairs that could not be added stay unsaved in the form.
 * After creation, the form on the page of the new battle shows them.
 */
export function BattleForm({ battle }: { battle?: ManagedBattle }) {
  const client = useQueryClient();
  const goOn = useGoOn();
  const read = (slug: string) => fetchAgain(client, battleQuery(slug));
  const form = useRecordForm<SavedBattle, BattleValues, 'record'>({
    stored: battle,
    valuesOf: battleValues,
    page: (record) => (record ? to.battle({ battle: record.slug }) : to.newBattle()),
    parts: {
      record: {
        check: checkBattle,
        save(saving) {
          const { record, changes } = saving;
          if (!record) return () => saveNewBattle(saving, { read });
          return changes && (() => saveBattleChanges(record, saving, { read, keepPairs }));
        },
        left: ({ unsaved = [], unsavedTeams = null }) => ({ pairs: pairsOrNull(unsaved), team_list: unsavedTeams }),
      },
    },
    onSaved(saved) {
      const { unsaved: _unsaved, unsavedTeams: _teams, reason: _reason, ...stored } = saved;
      updateBattleCache(client, stored);
      const alert = alertOfUnsaved(saved) ?? (battle ? 'update' : 'create');
      void goOn(to.battle({ battle: stored.slug }), { alert });
    },
    reload: () => read(battle?.slug ?? ''),
  });

  function keepPairs(pairs: readonly Pair[]) {
    form.update((values) => ({ ...values, pairs: pairsOrNull(pairs) }));
  }

  return (
    <RecordForm form={form}>
      <BattleFields form={form} />
      {battle && <FairRoutesPanel form={form} startsLater={battle.state === 'waiting'} />}
      <RankingPanel battle={battle} form={form} />
      <ParticipantsPanel battle={battle} unsaved={form.values.pairs ?? []} onUnsaved={keepPairs} />
      {(!battle || form.values.team_list) && <TeamListPanel form={form} />}
    </RecordForm>
  );
}

interface Props {
  battle: ManagedBattle | undefined;
  form: FormFields<BattleValues>;
}

/**
 * Tells the organiser that the runs have different totals, and offers to rank by share. Hidden while the totals are
 * equal.
 */
function RankingPanel({ battle, form }: Props) {
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
