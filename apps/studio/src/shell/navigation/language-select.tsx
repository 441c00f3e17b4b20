import { isLanguage, LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { switchLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './language-select.module.css';

/** Selects the language for this visit and the following ones. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  return (
    <label className={styles.field}>
      <IconLanguage aria-hidden="true" />
      <span className="visually-hidden">{t('language.label')}</span>
      <select
        className={styles.select}
        value={currentLanguage(i18n)}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void switchLanguage(target.value);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
