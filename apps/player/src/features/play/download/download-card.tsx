import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import styles from './download-card.module.css';
import { megabytes } from './download-plan.ts';
import { DownloadText } from './download-text.tsx';
import { InstallOffer } from './install-offer.tsx';
import { useDownload } from './use-download.ts';

/** Loads a game for a walk without a network. Plain http has no storage for it: then the card says so. */
export function DownloadCard(): ReactNode {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) {
    return <p className={styles.note}>{t('offline.download.insecure')}</p>;
  }
  return <Loadable title={title} />;
}

function Loadable({ title }: { title: string }) {
  const { t } = useTranslation(offlineTexts);
  const { state, measure, load, remove } = useDownload();
  const ready = state.step === 'ready';
  if (state.step === 'reading' || state.step === 'blocked') return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t(ready ? 'offline.download.done.title' : 'offline.download.title')}</h2>
        {ready && (
          <Chip icon={<IconCheck aria-hidden size={16} />}>
            {t('offline.download.size', { size: megabytes(state.bytes) })}
          </Chip>
        )}
      </div>
      <DownloadText state={state} />
      <div className={styles.actions}>
        {state.step === 'offer' && (
          <Button variant="quiet" onClick={measure}>
            {t('offline.download.measure')}
          </Button>
        )}
        {state.step === 'missing' && <Button onClick={load}>{t('offline.download.start')}</Button>}
        {state.step === 'paused' && <Button onClick={load}>{t('offline.download.resume')}</Button>}
        {ready && state.isOutdated && <Button onClick={load}>{t('offline.download.renew')}</Button>}
        {(ready || state.step === 'paused') && (
          <Button variant="quiet" onClick={remove}>
            {t('offline.download.remove')}
          </Button>
        )}
      </div>
      <InstallOffer />
    </Card>
  );
}
