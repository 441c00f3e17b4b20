import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffectEvent, useId, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { isInstallableByHand, useInstallPrompt } from '#offline/install-prompt.ts';
import styles from './download-card.module.css';
import { type DownloadState, LIMIT_BYTES, megabytes } from './download-state.ts';
import { useDownload } from './use-download.ts';

const LazyHomeScreenCard = onDemand(
  () => import('../home-screen/home-screen-card.tsx').then((file) => file.HomeScreenCard),
  { onFail: Nothing },
);

interface Props {
  /** Where the card stands until the player has the download. */
  above: Element;
  /** Called when the browser has told whether the player has the download. */
  onKnown: (download: { ready: boolean }) => void;
}

/**
 * Loads a game for a walk without a network: in `above` until that is done, unless it happens by itself. Plain http has
 * no storage for it: then the card says so.
 */
export function DownloadCard({ above, onKnown }: Props): ReactNode {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const isInstallable = useInstallPrompt() !== undefined || isInstallableByHand();
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) {
    return <p className={styles.note}>{t('offline.download.insecure')}</p>;
  }
  return (
    <>
      <Loadable title={title} above={above} onKnown={onKnown} />
      {isInstallable && (
        <Suspense>
          <LazyHomeScreenCard />
        </Suspense>
      )}
    </>
  );
}

function Loadable({ title, above, onKnown }: Props & { title: string }) {
  const { t } = useTranslation(offlineTexts);
  const { state, measure, load, remove } = useDownload();
  const ready = state.step === 'ready';
  const isKnown = state.step !== 'reading';
  const tell = useEffectEvent(onKnown);
  useLayoutEffect(() => {
    if (isKnown) tell({ ready });
  }, [isKnown, ready]);
  if (state.step === 'reading' || state.step === 'blocked') return null;
  const card = (
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
    </Card>
  );
  return ready || (state.step === 'loading' && state.auto) ? card : createPortal(card, above);
}

/** Says what a download contains, or how far it is. */
function DownloadText({ state }: { state: DownloadState }) {
  const { t } = useTranslation(offlineTexts);
  switch (state.step) {
    case 'reading':
    case 'blocked':
      return null;
    case 'offer':
      return <p>{t('offline.download.what')}</p>;
    case 'sizing':
      return <p>{t('offline.download.sizing')}</p>;
    case 'missing': {
      const values = { count: state.pictures, size: megabytes(state.bytes) };
      return (
        <>
          <p>{t(state.withMap ? 'offline.download.offer' : 'offline.download.offerWithoutMap', values)}</p>
          {state.withAnswers && <p>{t('offline.download.answers')}</p>}
        </>
      );
    }
    case 'loading':
      return <ProgressBar value={state.done} max={state.all} label={t('offline.download.progress')} />;
    case 'paused':
      return (
        <p role="status">
          {t(state.isFull ? 'offline.download.full' : 'offline.download.paused', { done: state.done, all: state.all })}
        </p>
      );
    case 'ready':
      return (
        <p role="status">
          {state.withAnswers && `${t('offline.download.judges')} `}
          {t('offline.download.ready', { time: formatTime(state.readyAt) })}
          {!state.complete && ` ${t('offline.download.limit', { size: megabytes(LIMIT_BYTES) })}`}
          {state.isOutdated && ` ${t('offline.download.more')}`}
        </p>
      );
  }
}
