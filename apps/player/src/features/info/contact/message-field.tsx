import { CONTACT_LENGTHS } from '@puzzle-runs/domain/contact/contact-message.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import field from '@puzzle-runs/web/ui/field.module.css';
import { FieldFrame } from '@puzzle-runs/web/ui/field-frame.tsx';
import type { TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import styles from './contact-form.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value'> {
  value: string;
  error: string | undefined;
}

/** Message field with a character count. Does not cut off; a text that is too long shows an error. */
export function MessageField({ error, value, ...textarea }: Props) {
  const { t, i18n } = useTranslation(contactTexts);
  const { max } = CONTACT_LENGTHS.message;
  const length = value.trim().length;
  const lengthText = { length: length.toLocaleString(i18n.language), max: max.toLocaleString(i18n.language) };
  return (
    <div>
      <FieldFrame label={t('contact.form.message')} error={error}>
        {(control) => (
          <textarea
            className={classNames(field.input, styles.message)}
            rows={7}
            value={value}
            {...textarea}
            {...control}
          />
        )}
      </FieldFrame>
      <p className={classNames(styles.length, length > max && styles.tooLong)}>
        {t('contact.form.length', lengthText)}
      </p>
    </div>
  );
}
