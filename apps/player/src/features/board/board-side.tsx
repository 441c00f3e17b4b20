import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { formatTimeLeft } from '@puzzle-runs/web/i18n/format-time.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { boardTexts } from '#i18n/board.ts';
import styles from './board.module.css';

const LazyBoardPhotos = onDemand(() => import('./board-photos.tsx').then((file) => file.BoardPhotos));

interface Props {
  board: BattleBoard;
  slug: string;
  /** Called when the countdown has ended. */
  onCountdownEnd: () => void;
  /** Starts the ceremony; undefined before the end. */
  onCeremony: (() => void) | undefined;
}

/** An address in readable form, for typing: without its scheme, percent-decoded. */
function readableAddress(address: string): string {
  return decodeURI(address.replace(/^https?:\/\//, ''));
}

/** Column beside the ranking: countdown, and how to join. */
export function BoardSide({ board, slug, onCountdownEnd, onCeremony }: Props) {
  const { schedule, extra_time, join_url, short_url } = board;
  const { t } = useTranslation(boardTexts);
  const { state, starts_at, ends_at } = schedule;
  const until = { waiting: starts_at, open: ends_at, paused: null, ended: null }[state];
  const remaining = useCountdown({ until, onEnd: onCountdownEnd });
  const left = state === 'waiting' ? remaining !== null : state !== 'open' || remaining !== null;
  const manual = state === 'waiting' && starts_at === null;
  return (
    <div className={styles.side}>
      {left && <p className={styles.state}>{t(extra_time ? 'board.state.extra' : `board.state.${state}`)}</p>}
      {manual && <p className={styles.state}>{t('board.state.manual')}</p>}
      {remaining !== null && (
        <p className={styles.clock} role="timer">
          {formatTimeLeft(remaining)}
        </p>
      )}
      {state !== 'ended' && (
        <div className={state === 'waiting' ? styles.join : styles.smallJoin}>
          <QrCode text={join_url} label={t('board.code')} />
          <p>{t('board.join')}</p>
          <p className={styles.address}>{readableAddress(short_url)}</p>
        </div>
      )}
      {board.photos.length > 0 && (
        <Suspense>
          <LazyBoardPhotos photos={board.photos} slug={slug} />
        </Suspense>
      )}
      {onCeremony && (
        <Button variant="sun" onClick={onCeremony}>
          {t('board.ceremony')}
        </Button>
      )}
      {document.fullscreenEnabled && (
        <Button variant="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
          {t('board.full')}
        </Button>
      )}
    </div>
  );
}
