import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';
import styles from './filter-bar.module.css';
import { type Filters, readFilters } from './filters.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** Adds a text field for names of battles. */
  withBattleName?: boolean;
}

const CODES = ['all', 'withCode', 'withoutCode'] as const;

/** Text search by run and place, for battles also by their name, and the code filter. */
export function FilterBar({ filters, onChange, withBattleName = false }: Props) {
  const { t } = useTranslation();

  return (
    <form
      className={classNames(styles.bar, withBattleName && styles.wide)}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      {withBattleName && (
        <SearchField
          label={t('battles.searchName')}
          value={filters.battle}
          onChange={(battle) => onChange({ battle })}
        />
      )}
      <SearchField
        label={t('explorations.search')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label={t('explore.code')}
        hideLabel
        value={filters.code}
        onChange={({ target }) => onChange({ code: readFilters(new URLSearchParams({ code: target.value })).code })}
      >
        {CODES.map((code) => (
          <option key={code} value={code}>
            {t(`explore.code.${code}`)}
          </option>
        ))}
      </SelectField>
    </form>
  );
}
