import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';
import { useClosed } from '../event/use-closed.ts';
import { WaitingRoom } from '../event/waiting-room.tsx';
import { usePlay } from '../play-context.ts';
import { spotState } from '../spot-state.ts';
import { SpotCard } from './spot-card.tsx';

const STATE_KEYS = { done: 'play.spot.done', open: 'play.spot.open', locked: 'play.spot.locked' } as const;

/** The spots of the run as stations of a trail, in the order of play. */
export function SpotTrail() {
  const { t } = useTranslation();
  const { joined } = usePlay();
  const over = useClosed() === 'ended';
  if (joined.schedule?.state === 'waiting') return <WaitingRoom schedule={joined.schedule} />;
  if (joined.rows.length === 0) {
    return (
      <EmptyState
        title={t('play.spots.empty.title')}
        text={t('play.spots.empty.text')}
        action={
          <Link to={to.explorations()} className={buttonClass()}>
            {t('action.toExplorations')}
          </Link>
        }
      />
    );
  }
  const here = over ? undefined : joined.rows.find((poi) => spotState(poi) === 'open');
  return (
    <Trail>
      {joined.rows.map((poi) => (
        <TrailStop key={poi.id} state={spotState(poi)} stateLabel={t(STATE_KEYS[spotState(poi)])}>
          <SpotCard poi={poi} current={poi === here} />
        </TrailStop>
      ))}
    </Trail>
  );
}
