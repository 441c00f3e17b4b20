import type { PlayableLanguage } from '@puzzle-runs/contract/exploration-facts.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
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
  /** Languages of the runs; with several, a choice among them. */
  languages?: readonly PlayableLanguage[];
}

const CODES = ['all', 'withCode', 'withoutCode'] as const;

/**
 * Text search by run and place, for battles also by their name, the code filter and, where runs have several, that of
 * languages.
 */
export function FilterBar({ filters, onChange, withBattleName = false, languages = [] }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = filters;
  const withLanguages = languages.length > 1 || language !== '';
  /** The address names a language before the list with the names of the languages has loaded. */
  const isUnnamed = language !== '' && !languages.some(({ lang }) => lang === language);

  return (
    <form
      className={classNames(styles.bar, withBattleName && styles.wide, withLanguages && styles.withLanguages)}
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
      {withLanguages && (
        <SelectField
          label={t('explore.language')}
          hideLabel
          value={language}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          <option value="">{t('explore.language.all')}</option>
          {isUnnamed && <option value={language}>{languageName(language, i18n.language)}</option>}
          {languages.map(({ lang, name }) => (
            <option key={lang} value={lang} lang={lang}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </form>
  );
}
