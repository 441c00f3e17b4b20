import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import styles from './share-cards.module.css';

/** Large QR code of a card or of the open registration, with its address and downloads. Refuses any other address. */
export function LargeJoinCode({ address }: { address: string }) {
  const { t } = useTranslation(battlesTexts);
  const site = usePlayerUrl();
  if (site === undefined) return null;
  if (!['join?', 'v/'].some((start) => address.startsWith(`${site}/${start}`))) {
    return <EmptyState title={t('battle.code.wrong.title')} text={t('battle.code.wrong.text')} />;
  }
  return (
    <div className={styles.join}>
      <div className={styles.joinCode}>
        <QrCode text={address} label={t('battle.code.label')} />
      </div>
      <div className={styles.joinWays}>
        <QrDownloads text={address} name="join" />
      </div>
      <p className={styles.address}>{address}</p>
    </div>
  );
}
