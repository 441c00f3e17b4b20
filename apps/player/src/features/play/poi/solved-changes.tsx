import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconFlag, IconLockOpen2, IconRouteOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { knownPlaceOf } from '../compass/known-place.ts';
import { useWay } from '../compass/way-to.ts';
import { usePlay } from '../play-context.ts';
import { usePoiLanguage } from '../use-poi.ts';
import styles from './solved-changes.module.css';

interface Props {
  opened: readonly PlayedPoi[];
  closed: readonly PlayedPoi[];
  /** Whether the solution finished the run. */
  isFinish: boolean;
}

/** What a solution or a choice has changed: the pois that are open now, those that no way left opens, and the finish. */
export function SolvedChanges({ opened, closed, isFinish }: Props) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  return (
    <ul className={styles.news}>
      {opened.map((poi) => (
        <OpenedPoi key={poi.id} poi={poi} />
      ))}
      {closed.map((poi) => (
        <ClosedPoi key={poi.id} poi={poi} />
      ))}
      {isFinish && (
        <li>
          <IconFlag aria-hidden size={20} />
          <Link to={to.pois(place)} state={{ celebrate: true }}>
            {t('play.finish.go')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function OpenedPoi({ poi }: { poi: PlayedPoi }) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const target = poi.unlocked ? knownPlaceOf(poi) : null;
  return (
    <li>
      <IconLockOpen2 aria-hidden size={20} />
      <span>
        {t('play.poi.opened')}{' '}
        <Link to={to.poi({ ...place, poi: poi.slug })} {...usePoiLanguage(poi)}>
          {poi.name}
        </Link>
        {target && <WayThere target={target} />}
      </span>
    </li>
  );
}

/** How far a place is, and in which direction; nothing while the position is unknown. */
function WayThere({ target }: { target: GeoPoint }) {
  const { state } = usePosition();
  const way = useWay(target, 'fix' in state ? state.fix : null);
  return way?.distanceText ? <small>{[way.distanceText, way.direction].join(' ')}</small> : null;
}

function ClosedPoi({ poi }: { poi: PlayedPoi }) {
  const { t } = useTranslation(conditionTexts);
  return (
    <li className={classNames(styles.closed)}>
      <IconRouteOff aria-hidden size={20} />
      <span>
        <strong {...usePoiLanguage(poi)}>{poi.name}</strong>
        <small>{`${t('conditions.closed')}. ${t('conditions.closed.text')}`}</small>
      </span>
    </li>
  );
}
