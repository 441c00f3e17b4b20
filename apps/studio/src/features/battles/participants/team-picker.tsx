import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Pill } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './participants.module.css';

/** Options shown at once; typing finds the others. */
const SHOWN = 50;
/** So many names stand in the field, then a number. */
const NAMED = 3;
/** The entry for everything that is found; no id. */
const ALL = 'all';

interface Props {
  teams: readonly { id: number; name: string }[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Chooses any number of teams, also all that a search finds with one step. */
export function TeamPicker({ teams, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = teams.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const ids = found.map(({ id }) => String(id));
  const allChosen = ids.every((id) => chosen.includes(id));
  const all = { value: ALL, label: allChosen ? t('battle.team.clear') : t('battle.team.all', { count: ids.length }) };

  function choose(values: string[]) {
    if (!values.includes(ALL)) return onChange(values);
    onChange(allChosen ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])]);
  }

  function nameOf(value: string) {
    const index = chosen.indexOf(value);
    if (index > NAMED) return null;
    const name = teams.find(({ id }) => String(id) === value)?.name;
    return (
      <Pill size="lg" className={styles.chosen ?? ''}>
        {index === NAMED ? t('battle.team.more', { count: chosen.length - NAMED }) : name}
      </Pill>
    );
  }

  return (
    <MultiSelect
      label={t('battle.teams')}
      placeholder={chosen.length === 0 ? t('battle.team.choose') : ''}
      searchable
      comboboxProps={{ position: 'top' }} // below it is the button that adds them, on phones
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('battle.pair.nothing')}
      data={[
        ...(found.length > 1 ? [all] : []),
        ...found.slice(0, SHOWN).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      filter={({ options }) => options}
      renderPill={({ value = '' }) => nameOf(value)}
      value={[...chosen]}
      onChange={choose}
    />
  );
}
