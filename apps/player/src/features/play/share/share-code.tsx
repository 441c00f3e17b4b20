import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { sharingTexts } from '#i18n/sharing.ts';
import styles from './share.module.css';
import { ShareLink } from './share-link.tsx';

interface Props {
  link: string;
  /** What the link leads to. */
  title: string;
  /** The invitation text. */
  text: string;
  /** Additional information, e.g. that a code is required. */
  note?: string | undefined;
}

/** A link as a QR code, and as an address to send. */
export function ShareCode({ link, title, text, note }: Props) {
  const { t } = useTranslation(sharingTexts);
  return (
    <div className={styles.share}>
      <p>{text}</p>
      <div className={styles.code}>
        <QrCode text={link} label={t('play.share.code')} />
      </div>
      <ShareLink link={link} title={title} />
      {note && <p className={styles.needsCode}>{note}</p>}
    </div>
  );
}
