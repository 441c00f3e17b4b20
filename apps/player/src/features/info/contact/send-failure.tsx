import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import styles from './contact-form.module.css';

/** Shown when the message could not be sent: the reason, and that nothing was lost. */
export function SendFailure({ code }: { code: FailureCode }) {
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
