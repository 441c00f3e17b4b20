import { Select } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  battle: ManagedBattle;
  /** Id of the team. */
  value: string | null;
  onChange: (team: string | null) => void;
  /** What choosing none means; without it a team has to be chosen. */
  all?: string;
  error?: string | false;
}

/** Chooses one of the teams that play. */
export function TeamSelect({ battle, value, onChange, all, error = false }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('battle.team')}
      placeholder={all ?? t('battle.team.choose')}
      searchable
      openOnFocus={false} // what it lacks stands below it
      clearable={all !== undefined}
      clearButtonProps={{ 'aria-label': t('battle.team.clear'), size: 'var(--target)' }}
      required={all === undefined}
      allowDeselect={all !== undefined}
      nothingFoundMessage={t('battle.pair.nothing')}
      data={(battle.Participants ?? []).map(({ team }) => ({ value: String(team.id), label: team.name }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
