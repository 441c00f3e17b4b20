import { NativeSelect } from '@mantine/core';
import { isLanguage, LANGUAGES, type Language } from '@puzzle-runs/domain/preferred-language.ts';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';

interface Props {
  value: Language;
  onChange: (language: Language) => void;
}

/** Select for the language of the mail to the holder of a licence. */
export function MailLanguage({ value, onChange }: Props) {
  const { t } = useTranslation(licensesTexts);
  return (
    <NativeSelect
      label={t('grants.language')}
      data={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
      value={value}
      onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
    />
  );
}
