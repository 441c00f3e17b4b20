import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { formatTimeLeft } from '@puzzle-runs/web/i18n/format-time.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconTrophy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { playTexts } from '#i18n/play.ts';
import { useEngine } from '#offline/outbox-view.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { refetchGame } from '../queries.ts';
import { usePlayScreen } from '../use-play-place.ts';
import styles from './event.module.css';
import { useClosedReason } from './use-closed-reason.ts';

const ReceiptNote = onDemand(() => import('./receipt-note.tsx').then((file) => file.ReceiptNote));

/**
 * Time left in the battle, or why it is closed; nothing without a schedule. The waiting room covers the time before the
 * start.
 */
export function ScheduleNote({ schedule: { state, ends_at } }: { schedule: BattleSchedule }) {
  const { t } = useTranslation(eventTexts);
  const client = useQueryClient();
  const closed = useClosedReason();
  const engine = useEngine(usePlay().place);
  const until = state === 'open' ? ends_at : null;
  const remaining = useCountdown({ until, onEnd: () => void refetchGame(client) });

  return (
    <>
      <div role="status">
        {closed && (
          <div className={styles.stop}>
            <p>{t(`play.event.${closed}`)}</p>
            {closed === 'ended' && <ToRanking />}
          </div>
        )}
      </div>
      {remaining !== null && (
        <p className={styles.clock} role="timer">
          {t('play.event.left')} <strong>{formatTimeLeft(remaining)}</strong>
        </p>
      )}
      {remaining !== null && engine && (
        <LoadBoundary fallback={null}>
          <ReceiptNote />
        </LoadBoundary>
      )}
    </>
  );
}

/** Link to the final ranking. */
function ToRanking() {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const screen = usePlayScreen();
  // The overview shows the end with this link.
  if (screen === 'ranking' || screen === 'pois') return null;
  return (
    <Link className={buttonClass('sun')} to={to.ranking(place)}>
      <IconTrophy aria-hidden size={20} />
      {t('play.finish.ranking')}
    </Link>
  );
}
