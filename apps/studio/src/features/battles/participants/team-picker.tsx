import { containsTerm } from '@puzzle-runs/domain/text/search-text.ts';
import { battlesTexts } from '#i18n/battles.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Pill } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './participants.module.css';

/** Maximum number of options in the list; a search finds the others. */
const SHOWN = 50;
/** Number of teams named in the field; the field counts the others. */
const NAMED = 3;
/** Option that selects all search results; no team has this id. */
const ALL = 'all';

interface Props {
  teams: readonly { id: number; name: string }[];
  /** Team ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Multi-select for teams; one option selects or clears all search results at once. */
export function TeamPicker({ teams, chosen, onChange }: Props) {
  const { t } = useTranslation(battlesTexts);
  const [search, setSearch] = useState('');
  const found = teams.filter(({ name }) => containsTerm(name, search));
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
      comboboxProps={{ position: 'top' }} // on phones the button that adds the teams is below
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
