import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { type DownloadState, LIMIT_BYTES, megabytes } from './download-state.ts';

/** Says what a download contains, or how far it is. */
export function DownloadText({ state }: { state: DownloadState }) {
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
