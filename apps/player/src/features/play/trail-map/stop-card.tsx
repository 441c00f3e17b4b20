import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useHeading } from '@puzzle-runs/web/position/use-heading.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { trailMapTexts } from '#i18n/trail-map.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useContinuousAngle } from '../compass/use-continuous-angle.ts';
import { useWay } from '../compass/way-to.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import { FullSentence } from '../pois/full-note.tsx';
import type { MappedPoi } from '../pois/mapped-pois.ts';
import { usePoiLanguage } from '../use-poi.ts';
import styles from './stop-card.module.css';

interface Props {
  mapped: MappedPoi;
  /** The player's position; null while it is unknown. */
  fix: PositionFix | null;
}

/** The selected poi of the map: name, quests, the way there and a link. */
export function StopCard({ mapped: { poi, place }, fix }: Props) {
  const { t } = useTranslation(playTexts);
  const { t: tMap } = useTranslation(trailMapTexts);
  const { place: game } = usePlay();
  const language = usePoiLanguage(poi);
  const { heading } = useHeading();
  const way = useWay(place, fix);
  const ended = useClosedReason() === 'ended';
  const { full } = poi.arrival;
  const isOpen = poiState(poi) === 'open' && !ended && !full;
  return (
    <Card as="article" className={styles.card} aria-label={poi.name}>
      {way && <DirectionArrow bearing={way.bearing} heading={heading} />}
      <div className={styles.words}>
        <h2 {...language}>{poi.name}</h2>
        <p>
          {poi.total_tasks > 0 && <span>{t('play.poi.solved', { n: poi.tasks_completed, all: poi.total_tasks })}</span>}
          {way && <span>{way.direction}</span>}
        </p>
      </div>
      {way?.distanceText && <strong className={styles.distance}>{way.distanceText}</strong>}
      {full && (
        <div className={styles.full}>
          <FullSentence full={full} />
        </div>
      )}
      <Link to={to.poi({ ...game, poi: poi.slug })} className={buttonClass(isOpen ? 'primary' : 'quiet')}>
        {tMap(isOpen ? 'trailMap.continue' : 'trailMap.look')}
        <span className="visually-hidden">{poi.name}</span>
        <IconArrowRight aria-hidden size={20} />
      </Link>
    </Card>
  );
}

interface DirectionArrowProps {
  /** Of the target in degrees, 0 is north; null when the target is too close for a direction. */
  bearing: number | null;
  /** Where the phone points; null without a sensor: north is up then. */
  heading: number | null;
}

/** An arrow to the target, or a point beside it. Decoration: the direction stands beside it in words. */
function DirectionArrow({ bearing, heading }: DirectionArrowProps) {
  const angle = useContinuousAngle((bearing ?? 0) - (heading ?? 0));
  return (
    <span className={styles.arrow} aria-hidden>
      {bearing === null ? (
        <span className={styles.here} />
      ) : (
        <svg viewBox="0 0 40 40" style={{ rotate: `${angle}deg` }}>
          <path d="M20 3 32 36 20 28 8 36Z" />
        </svg>
      )}
    </span>
  );
}
