import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';
import styles from './filter-bar.module.css';
import { type Filters, readFilters } from './filters.ts';
import { useDebouncedText } from './use-debounced-text.ts';

interface Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** What is searched. */
  searchLabel: string;
}

const CODES = ['all', 'withCode', 'withoutCode'] as const;

/** Text search and the code filter. */
export function FilterBar({ filters, onChange, searchLabel }: Props) {
  const { t } = useTranslation();
  const { text, setText } = useDebouncedText(filters.search, (search) => onChange({ search }));

  return (
    <form className={styles.bar} role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={searchLabel}
        hideLabel
        placeholder={searchLabel}
        icon={<IconSearch size={22} aria-hidden="true" />}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
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
