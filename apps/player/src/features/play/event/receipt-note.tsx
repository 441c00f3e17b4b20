import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import styles from './event.module.css';

/** Explains that the time of receipt decides at the end of a Versus that is played without a network. */
export function ReceiptNote() {
  const { t } = useTranslation(offlineTexts);
  return <p className={styles.receipt}>{t('offline.receipt')}</p>;
}
