import { battlesTexts } from '#i18n/battles.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { REGISTRATION_RUNS_MAX } from '@puzzle-runs/domain/battle/registration.ts';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/form-notice.tsx';
import { NoRuns } from './no-runs.tsx';

interface Props {
  explorations: readonly ManagedExploration[];
  /** Ids of the chosen runs. */
  runs: readonly number[];
  onRuns: (runs: number[]) => void;
  error?: string | undefined;
}

/**
 * The newest published run, which a list of teams plays unless the organiser chooses others: players cannot join a
 * draft.
 */
export function firstChoice(explorations: readonly ManagedExploration[]): number[] {
  return explorations
    .filter(({ published }) => published)
    .slice(0, 1)
    .map(({ id }) => id);
}

/** The runs among which the teams of a list are distributed. */
export function RunsField({ explorations, runs, onRuns, error }: Props) {
  const { t } = useTranslation(battlesTexts);
  const published = explorations.filter((run) => run.published);
  const hasDraft = explorations.some(({ id, published }) => runs.includes(id) && !published);

  function notice() {
    if (explorations.length === 0) return <NoRuns />;
    if (hasDraft) return t('battle.runs.draft');
    return published.length === 0 && t('battle.runs.nonePublished');
  }

  return (
    <div>
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
      <FormNotice text={notice()} />
    </div>
  );
}
