import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Prose } from '../prose.tsx';

interface Props {
  agreed: boolean;
  onChange: (given: boolean) => void;
}

/** Consent to storing the message; "no" by default. */
export function Consent({ agreed: given, onChange }: Props) {
  const { t } = useTranslation(contactTexts);
  return (
    <RadioGroup
      name="confirmation"
      legend={t('contact.form.consent')}
      options={[
        { value: 'yes', label: t('contact.form.consent.yes') },
        { value: 'no', label: t('contact.form.consent.no') },
      ]}
      value={given ? 'yes' : 'no'}
      error={undefined}
      onChange={({ target }) => onChange(target.value === 'yes')}
    >
      <Prose text={t('contact.form.consent.text')} />
    </RadioGroup>
  );
}
