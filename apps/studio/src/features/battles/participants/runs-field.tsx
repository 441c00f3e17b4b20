import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { REGISTRATION_RUNS_MAX } from '@puzzle-runs/domain/limits.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  explorations: readonly ManagedExploration[];
  /** Ids of the chosen runs. */
  runs: readonly number[];
  onRuns: (runs: number[]) => void;
  error?: string | undefined;
}

/** The runs among which the teams of a list are distributed. */
export function RunsField({ explorations, runs, onRuns, error }: Props) {
  const { t } = useTranslation();
  return (
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
      value={runs.map(String)}
      error={error}
      onChange={(chosen) => onRuns(chosen.map(Number))}
    />
  );
}
