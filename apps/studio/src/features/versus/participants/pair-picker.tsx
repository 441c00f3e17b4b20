import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/form-notice.tsx';
import { allRuns, allTeams } from './all-own.ts';
import type { Pair } from './pairs.ts';
import styles from './participants.module.css';

/** More are found by typing. */
const SHOWN = 50;

interface Props {
  /** Ids of teams that play already: they are not offered. */
  taken: readonly number[];
  onAdd: (pair: Pair) => void;
}

/** Chooses a run and a team; both are needed (specification 2, part 4). */
export function PairPicker({ taken, onAdd }: Props) {
  const { t } = useTranslation();
  const [{ data: runs }, { data: teams }] = useSuspenseQueries({ queries: [allRuns(), allTeams()] });
  const [runId, setRunId] = useState<string | null>(null);
  const [teamId, setTeamId] = useState<string | null>(null);
  const free = teams.filter(({ id }) => !taken.includes(id));
  const run = runs.find(({ id }) => String(id) === runId);
  const team = free.find(({ id }) => String(id) === teamId);

  function add() {
    if (!run || !team) return;
    onAdd({ exploration: { id: run.id, name: run.name }, team: { id: team.id, name: team.name } });
    setTeamId(null); // the next team mostly plays the same run
  }

  const search = {
    searchable: true,
    limit: SHOWN,
    allowDeselect: false,
    nothingFoundMessage: t('versus.pair.nothing'),
  };
  return (
    <>
      <div className={styles.picker}>
        <Select
          {...search}
          label={t('versus.run')}
          placeholder={t('versus.run.choose')}
          data={runs.map(({ id, name, published }) => ({
            value: String(id),
            label: published ? name : t('versus.run.draft', { name }),
          }))}
          value={runId}
          onChange={setRunId}
        />
        <Select
          {...search}
          label={t('versus.team')}
          placeholder={t('versus.team.choose')}
          data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={team ? teamId : null}
          onChange={setTeamId}
        />
        <Button
          variant="outline"
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          disabled={!run || !team}
          onClick={add}
        >
          {t('versus.pair.add')}
        </Button>
      </div>
      <FormNotice text={missingWords()} />
    </>
  );

  function missingWords(): string | undefined {
    if (runs.length === 0) return t('versus.run.none');
    if (teams.length === 0) return t('versus.team.none');
    return free.length === 0 ? t('versus.team.allIn') : undefined;
  }
}
