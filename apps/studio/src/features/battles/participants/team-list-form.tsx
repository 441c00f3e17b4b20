import { Button, Stack } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { useSave } from '#shell/form/use-save.ts';
import { allExplorations, allTeams } from '#shell/lists/all-own.ts';
import { NO_TEAMS, readTeams, teamsToSend } from '#shell/team-lines/team-list.ts';
import { TeamListFields } from '#shell/team-lines/team-list-fields.tsx';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { refetchBattle, updateBattleCache } from '../battle-queries.ts';
import { knownAmong } from './known-team.ts';
import { firstChoice, RunsField } from './runs-field.tsx';

/** Creates the teams of a pasted or numbered list and adds them to the battle: all, or none while a line is invalid. */
export function TeamListForm({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const client = useQueryClient();
  const [{ data: explorations }, { data: own }] = useSuspenseQueries({ queries: [allExplorations(), allTeams()] });
  const before = battle.Explorations.map(({ id }) => id);
  const [runs, setRuns] = useState(before.length > 0 ? before : firstChoice(explorations));
  const [list, setList] = useState(NO_TEAMS);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { teams, refused, tooMany } = readTeams(list);
  const takenHere = teams.filter(({ name }) => taken.has(name));
  const isKnown = knownAmong(own);
  const known = teams.filter(({ name }) => isKnown(name)).length;
  const works = teams.length > 0 && refused.length + takenHere.length === 0 && !tooMany && runs.length > 0;

  const create = useSave({
    async send(_: undefined, act) {
      const body = { teams: teamsToSend(teams), explorations: runs };
      const done = await act(routes.managedBattles.addTeams, { params: { battle_id: battle.id }, body });
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
      return done;
    },
    onDone() {
      void client.invalidateQueries({ queryKey: [routes.managedTeams.list.path] });
    },
    onRefused({ refusals }: ApiProblem) {
      const names = refusals.flatMap(({ code, params }) => (code === 'name_taken' ? [String(params?.name)] : []));
      setTaken(new Set(names));
      return names.length > 0;
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (works) create.mutate(undefined);
  }

  if (create.data) {
    return (
      <>
        <p role="status">{t('battle.teamList.done', { count: create.data.added })}</p>
        <FormActions>
          <Button component={Link} to={to.shareBattle({ battle: battle.slug })}>
            {t('battle.teamList.print')}
          </Button>
        </FormActions>
      </>
    );
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <RunsField explorations={explorations} runs={runs} onRuns={setRuns} />
        <TeamListFields
          list={list}
          onList={setList}
          required
          isKnown={isKnown}
          taken={takenHere.map(({ line, name }) => ({ line, text: name, mistake: 'name_registered' }))}
        />
        {known > 0 && <p>{t('battle.teamList.known', { count: known })}</p>}
      </Stack>
      <FormActions>
        <Button type="submit" loading={create.isPending} disabled={!works}>
          {t('battle.teamList.create', { count: teams.length })}
        </Button>
      </FormActions>
    </Form>
  );
}
