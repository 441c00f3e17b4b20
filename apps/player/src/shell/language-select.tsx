import { isLanguage, LANGUAGES } from '@puzzle-runs/domain/site/language.ts';
import { chooseLanguage } from '@puzzle-runs/web/i18n.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';

/** Chooses the language; its empty prompt stands as long as nobody chose (specification 1, part 1). */
export function LanguageSelect() {
  const { t } = useTranslation();
  const chosen = session.language();

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
      <option value="" disabled hidden>
        {t('language.prompt')}
      </option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`language.${language}`)}
        </option>
      ))}
    </SelectField>
  );
}
