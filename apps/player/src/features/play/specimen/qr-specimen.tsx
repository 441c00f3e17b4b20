import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { QR_TEXT } from './quest-scripts.ts';
import { QuestSpecimen } from './quest-specimen.tsx';
import styles from './specimen.module.css';

/** A drawn QR code with what it says, and the quest that asks for it, with the real scanner. */
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
      <QuestSpecimen tab="qr" />
    </>
  );
}
