import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './playground.module.css';
import { TaskPlayground } from './task-playground.tsx';
import { QR_TEXT } from './task-scripts.ts';

/** A QR code with its content, and the task that asks for it, with the real scanner. */
export function QrPlayground() {
  const { t } = useTranslation(playgroundTexts);
  return (
    <>
      <figure className={styles.qr}>
        <div>
          <QrCode text={QR_TEXT} label={t('playground.qr.code')} />
        </div>
        <figcaption>
          {t('playground.qr.says')} <code>{QR_TEXT}</code>
        </figcaption>
      </figure>
      <TaskPlayground tab="qr" />
    </>
  );
}
