import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import styles from './specimen.module.css';
import { QR_TEXT } from './task-scripts.ts';
import { TaskSpecimen } from './task-specimen.tsx';

/** A drawn QR code with what it says, and the task that asks for it, with the real scanner. */
export function QrSpecimen() {
  const { t } = useTranslation();
  return (
    <>
      <figure className={styles.qr}>
        <div>
          <QrCode text={QR_TEXT} label={t('specimen.qr.code')} />
        </div>
        <figcaption>
          {t('specimen.qr.says')} <code>{QR_TEXT}</code>
        </figcaption>
      </figure>
      <TaskSpecimen tab="qr" />
    </>
  );
}
