import { useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { allExplorations, allTeams } from '#shell/lists/all-own.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { NO_TEAMS, type TeamList } from '#shell/team-lines/team-list.ts';
import { TeamListFields } from '#shell/team-lines/team-list-fields.tsx';
import { Panel } from '#ui/panel.tsx';
import { knownAmong } from '../participants/known-team.ts';
import { firstChoice, RunsField } from '../participants/runs-field.tsx';
import type { BattleValues } from './battle-values.ts';

/** The list of teams of a new battle, saved with it. */
export function TeamListPanel({ form }: { form: FormFields<BattleValues> }) {
  const { t } = useTranslation(battlesTexts);
  return (
    <Panel title={t('battle.teamList.title')} text={t('battle.teamList.text')}>
      <PageBoundary>
        <TeamListPart form={form} />
      </PageBoundary>
    </Panel>
  );
}

function TeamListPart({ form }: { form: FormFields<BattleValues> }) {
  const [{ data: explorations }, { data: own }] = useSuspenseQueries({ queries: [allExplorations(), allTeams()] });
  const { value, error, onChange } = form.field('team_list');
  const list = value ?? { ...NO_TEAMS, runs: firstChoice(explorations) };
  const isKnown = knownAmong(own);

  function change(changed: TeamList & { runs: readonly number[] }) {
    onChange(changed.text.trim() === '' ? null : changed);
  }

  return (
    <>
      <TeamListFields list={list} onList={(lines) => change({ ...list, ...lines })} isKnown={isKnown} error={error} />
      {value && <RunsField explorations={explorations} runs={list.runs} onRuns={(runs) => change({ ...list, runs })} />}
    </>
  );
}
