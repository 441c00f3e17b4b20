import { isLanguage, LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { switchLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';

interface Props {
  /** Shows an empty prompt until the visitor has chosen a language; otherwise the current language. */
  prompt?: boolean;
}

export function LanguageSelect({ prompt = false }: Props) {
  const { t, i18n } = useTranslation();
  const chosen = prompt ? session.language() : currentLanguage(i18n);

  return (
    <SelectField
      label={t('language.label')}
      hideLabel
      look="bare"
      value={isLanguage(chosen) ? chosen : ''}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void switchLanguage(target.value);
      }}
    >
      {prompt && (
        <option value="" disabled hidden>
          {t('language.prompt')}
        </option>
      )}
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`language.${language}`)}
        </option>
      ))}
    </SelectField>
  );
}
