import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import styles from './share.module.css';
import { ShareLink } from './share-ways.tsx';

interface Props {
  link: string;
  /** What the link leads to. */
  title: string;
  /** Says who is invited to what. */
  text: string;
  /** What the others have to know besides. */
  note?: string | undefined;
}

/** A link as a code to scan, and as an address to send. */
export function ShareCode({ link, title, text, note }: Props) {
  const { t } = useTranslation();
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
