import { Select } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  battle: ManagedBattle;
  /** Team id as a string. */
  value: string | null;
  onChange: (team: string | null) => void;
  /** Label for "no team chosen". Without it, a team is required. */
  all?: string;
  error?: string | false;
}

export function TeamSelect({ battle, value, onChange, all, error = false }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('battle.team')}
      placeholder={all ?? t('battle.team.choose')}
      searchable
      openOnFocus={false} // an open list would cover the error below the field
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
