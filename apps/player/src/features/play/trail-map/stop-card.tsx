import { compassDirectionOf } from '@puzzle-runs/domain/geo/compass-direction.ts';
import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useHeading } from '@puzzle-runs/web/position/use-heading.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { DirectionArrow } from '../compass/direction-arrow.tsx';
import { useDistanceText } from '../compass/use-distance-text.ts';
import { wayTo } from '../compass/way-to.ts';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import type { MappedPoi } from '../pois/mapped-pois.ts';
import styles from './stop-card.module.css';

interface Props {
  mapped: MappedPoi;
  /** The player's position; null while it is unknown. */
  fix: PositionFix | null;
}

/** The selected poi of the map: name, quests, the way there and a link. */
export function StopCard({ mapped: { poi, place }, fix }: Props) {
  const { t } = useTranslation();
  const { place: game } = usePlay();
  const distanceText = useDistanceText();
  const { heading } = useHeading();
  const way = fix && wayTo(place, fix);
  const isOpen = poiState(poi) === 'open';
  return (
    <Card as="article" className={styles.card} aria-label={poi.name}>
      {way && <DirectionArrow bearing={way.bearing} heading={heading} />}
      <div className={styles.words}>
        <h2>{poi.name}</h2>
        <p>
          {poi.Tasks.length > 0 && (
            <span>{t('play.poi.solved', { n: poi.tasks_completed, all: poi.Tasks.length })}</span>
          )}
          {way && (
            <span>
              {way.bearing === null ? t('compass.nearby') : t(`compass.towards.${compassDirectionOf(way.bearing)}`)}
            </span>
          )}
        </p>
      </div>
      {way && <strong className={styles.distance}>{distanceText(way.distance)}</strong>}
      <Link to={to.poi({ ...game, poi: poi.slug })} className={buttonClass(isOpen ? 'primary' : 'quiet')}>
        {t(isOpen ? 'trailMap.continue' : 'trailMap.look')}
        <span className="visually-hidden">{poi.name}</span>
        <IconArrowRight aria-hidden size={20} />
      </Link>
    </Card>
  );
}
