import '#i18n/teams.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Button, MultiSelect, Stack, Textarea } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { parseTeamLines } from '@puzzle-runs/domain/battle/team-lines.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { REGISTRATION_RUNS_MAX, TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/limits.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSave } from '#shell/form/use-save.ts';
import { NumberedLines } from '#shell/team-lines/numbered-lines.tsx';
import { RefusedLines } from '#shell/team-lines/refused-lines.tsx';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { refetchBattle, updateBattleCache } from '../battle-queries.ts';
import { allExplorations, allTeams } from './all-own.ts';

/** Creates the teams of a pasted or numbered list and adds them to the battle: all, or none while a line is invalid. */
export function TeamListForm({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [{ data: explorations }, { data: own }] = useSuspenseQueries({ queries: [allExplorations(), allTeams()] });
  const before = battle.Explorations.length > 0 ? battle.Explorations : explorations.slice(0, 1);
  const [runs, setRuns] = useState(before.map(({ id }) => String(id)));
  const [list, setList] = useState('');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { teams, refused } = parseTeamLines(list);
  const takenHere = teams.filter(({ name }) => taken.has(name));
  const ownSlugs = new Set(own.map(({ slug }) => slug));
  const known = teams.filter(({ name }) => ownSlugs.has(storedSlug(name))).length;
  const tooMany = teams.length > TEAMS_AT_ONCE_MAX;
  const works = teams.length > 0 && refused.length + takenHere.length === 0 && !tooMany && runs.length > 0;

  const create = useSave({
    async send(_: undefined, act) {
      const body = { teams, explorations: runs.map(Number) };
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
        <MultiSelect
          label={t('battle.teamList.runs')}
          description={t('battle.teamList.runs.text')}
          required
          searchable
          maxValues={REGISTRATION_RUNS_MAX}
          nothingFoundMessage={t('battle.pair.nothing')}
          data={explorations.map(({ id, name, published }) => ({
            value: String(id),
            label: published ? name : t('battle.exploration.draft', { name }),
          }))}
          value={runs}
          onChange={setRuns}
        />
        <Textarea
          label={t('teams.lines')}
          description={t('teams.lines.hint')}
          autosize
          minRows={6}
          maxRows={14}
          required
          value={list}
          error={tooMany && t('teams.lines.too_many', { max: TEAMS_AT_ONCE_MAX })}
          onChange={({ target }) => setList(target.value)}
        />
        <RefusedLines
          lines={[
            ...refused,
            ...takenHere.map(({ line, name }) => ({ line, text: name, mistake: 'name_registered' as const })),
          ]}
        />
        {known > 0 && <p>{t('battle.teamList.known', { count: known })}</p>}
        <NumberedLines onAdd={(lines) => setList([list.trimEnd(), ...lines].filter(Boolean).join('\n'))} />
      </Stack>
      <FormActions>
        <Button type="submit" loading={create.isPending} disabled={!works}>
          {t('battle.teamList.create', { count: teams.length })}
        </Button>
      </FormActions>
    </Form>
  );
}
