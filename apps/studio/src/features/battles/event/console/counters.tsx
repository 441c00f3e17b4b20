import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import styles from './console.module.css';
import { NEEDS, STATES, type TeamFilter } from './sort-teams.ts';

interface Props {
  counts: Record<TeamFilter, number>;
  filter: TeamFilter;
  search: string;
  /** The event has not begun. */
  waits: boolean;
  onFilter: (filter: TeamFilter) => void;
  onSearch: (search: string) => void;
}

/**
 * Counters that filter the table, and the search. Needs of teams are shown only while there are some, on narrow screens,
 * where the counters are one line that scrolls, before the others.
 */
export function Counters({ counts, filter, search, waits, onFilter, onSearch }: Props) {
  const { t } = useTranslation(eventTexts);
  const isNarrow = useMediaQuery('(width < 64em)', undefined, { getInitialValueInEffect: false });
  const others = STATES.filter((each) => each !== 'all' && (each === filter || counts[each] > 0));
  const needs = NEEDS.filter((each) => each === filter || counts[each] > 0);
  const chip = (each: TeamFilter) => (
    <button
      key={each}
      type="button"
      className={styles.chip}
      data-filter={each}
      aria-pressed={filter === each}
      onClick={() => onFilter(filter === each ? 'all' : each)}
    >
      {t(`event.filter.${each === 'playing' && waits ? 'here' : each}`, { count: counts[each] })}
    </button>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.chips} role="group" aria-label={t('event.filter')}>
        {chip('all')}
        {(isNarrow ? needs : others).map(chip)}
        {needs.length > 0 && <span className={styles.divider} aria-hidden="true" />}
        {(isNarrow ? others : needs).map(chip)}
      </div>
      <TextInput
        className={styles.search ?? ''}
        type="search"
        aria-label={t('event.search')}
        placeholder={t('event.search')}
        leftSection={<IconSearch aria-hidden="true" size={20} />}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
  );
}
