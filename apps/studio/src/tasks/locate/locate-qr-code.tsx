import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import styles from './locate-qr-code.module.css';

/** The QR code that marks an object outside, to print. */
export function LocateQrCode({ text }: { text: string }) {
  const { t } = useTranslation(tasksTexts);
  return (
    <div className={styles.print}>
      <div className={styles.code}>
        <QrCode text={text} label={t('task.locate.qrLabel', { text })} />
      </div>
      <div>
        <p>{t('task.locate.print')}</p>
        <QrDownloads text={text} name={t('task.locate.file')} />
      </div>
    </div>
  );
}
