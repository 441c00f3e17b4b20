import { isLanguage, LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { chooseLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';

interface Props {
  /** As long as nobody chose, an empty prompt stands there (specification 1, part 1), else the language that is spoken. */
  prompt?: boolean;
}

/** Chooses the language. */
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
        if (isLanguage(target.value)) void chooseLanguage(target.value);
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
