import { CONTACT_LENGTHS, CONTACT_REASONS, type ContactField } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Prose } from '../prose.tsx';
import { contactErrorKey } from './contact-error-key.ts';
import styles from './contact-form.module.css';
import { ContactSent } from './contact-sent.tsx';
import { MessageField } from './message-field.tsx';
import { useContactEntry } from './use-contact-entry.ts';
import { useSendContact } from './use-send-contact.ts';

/** Contact form; errors are shown beside their field before anything is sent. */
export function ContactForm() {
  const { t } = useTranslation(contactTexts);
  const form = useRef<HTMLFormElement>(null);
  const { entry, wrong, change, startNewMessage: beginAgain } = useContactEntry();
  const [visited, setVisited] = useState<readonly ContactField[]>([]);
  const { mutate, isPending, isSuccess, error, reset } = useSendContact();

  /** Shows no error for a field that has not been visited yet. */
  function errorOf(field: ContactField): string | undefined {
    const key = wrong.includes(field) && visited.includes(field) ? contactErrorKey(field, entry) : undefined;
    return key && t(key, { max: CONTACT_LENGTHS.message.max });
  }

  function fieldFor(field: 'name' | 'email' | 'reason' | 'message') {
    return {
      name: field,
      value: entry[field],
      error: errorOf(field),
      required: true,
      onBlur: () => setVisited((before) => [...before, field]),
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setVisited(wrong);
    if (wrong[0]) form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    else mutate(entry);
  }

  function writeAnother() {
    beginAgain();
    setVisited([]);
    reset();
  }

  if (isSuccess) return <ContactSent email={entry.email} onAgain={writeAnother} />;

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField label={t('contact.form.name')} autoComplete="name" {...fieldFor('name')} />
      <TextField label={t('contact.form.email')} type="email" autoComplete="email" {...fieldFor('email')} />
      <SelectField label={t('contact.form.reason')} {...fieldFor('reason')}>
        <option value="" disabled hidden>
          {t('contact.form.reason.prompt')}
        </option>
        {CONTACT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`contact.form.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <MessageField {...fieldFor('message')} />
      <Consent agreed={entry.confirmed} onChange={(confirmed) => change({ confirmed })} />
      {error && <SendFailure code={error.code} />}
      <div className={styles.send}>
        <Button type="submit" busy={isPending} disabled={!entry.confirmed}>
          {t('contact.form.send')}
        </Button>
        {!entry.confirmed && <p>{t('contact.form.consent.first')}</p>}
      </div>
    </form>
  );
}

interface Props {
  agreed: boolean;
  onChange: (given: boolean) => void;
}

/** Consent to storing the message; "no" by default. */
function Consent({ agreed: given, onChange }: Props) {
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

/** Shown when the message could not be sent: the reason, and that nothing was lost. */
function SendFailure({ code }: { code: FailureCode }) {
  const { t } = useTranslation(contactTexts);
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t('contact.form.failed')}</strong>
      </p>
      <p>{t(`problem.${code}`)}</p>
    </div>
  );
}
