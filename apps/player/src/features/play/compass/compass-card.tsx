import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useHeading } from '@puzzle-runs/web/position/use-heading.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useWakeLock } from '@puzzle-runs/web/position/use-wake-lock.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compassTexts } from '#i18n/compass.ts';
import styles from './compass-card.module.css';
import { PositionNote } from './position-note.tsx';
import { shouldAnnounce } from './should-announce.ts';
import { useContinuousAngle } from './use-continuous-angle.ts';
import { useWay, type WayInWords } from './way-to.ts';

const LETTERS = ['north', 'east', 'south', 'west'] as const;

/** Distance and direction to a spot, updated while the player walks. Needs neither tiles nor a network. */
export function CompassCard({ target }: { target: GeoPoint }) {
  const { t } = useTranslation(compassTexts);
  const { state, start } = usePosition();
  const way = useWay(target, 'fix' in state ? state.fix : null);
  useWakeLock(way !== null);
  const accuracy = state.status === 'good' ? state.fix.accuracy : null;
  return (
    <div className={styles.compass} role="group" aria-label={t('compass.label')}>
      {way && <WayView way={way} accuracy={accuracy} />}
      {state.status !== 'good' && <PositionNote state={state} why={t('position.why')} onStart={start} />}
      <Announcement way={accuracy === null ? null : way} />
    </div>
  );
}

interface Props {
  way: WayInWords;
  /** Metres; null for a position that is inaccurate or outdated, drawn faintly. */
  accuracy: number | null;
}

function WayView({ way: { bearing, distanceText, direction }, accuracy }: Props) {
  const { t } = useTranslation(compassTexts);
  const { heading, ask } = useHeading();
  return (
    <>
      <div className={styles.way} data-faint={accuracy === null || undefined}>
        <CompassDial bearing={bearing} heading={heading} />
        <p>
          {distanceText && <strong>{distanceText}</strong>}
          <span className={styles.direction}>{direction}</span>
          {accuracy !== null && <span>{t('compass.accuracy', { n: roundAccuracy(accuracy) })}</span>}
        </p>
      </div>
      {ask && (
        <Button variant="quiet" onClick={ask}>
          {t('compass.turn')}
        </Button>
      )}
    </>
  );
}

/** Reads the way to screen readers when it has changed enough; null while it is unknown or unreliable. */
function Announcement({ way }: { way: WayInWords | null }) {
  const [announced, setAnnounced] = useState<WayInWords | null>(null);
  if (way && shouldAnnounce(announced?.distance ?? null, way.distance)) setAnnounced(way);
  return <LiveRegion>{announced?.inWords ?? ''}</LiveRegion>;
}

interface CompassDialProps {
  /** Of the target in degrees, 0 is north; null when the target is too close for a direction. */
  bearing: number | null;
  /** Where the phone points; null without a sensor: north is up then. */
  heading: number | null;
}

/** A compass whose arrow points to the target. Decoration: the direction stands beside it in words. */
function CompassDial({ bearing, heading }: CompassDialProps) {
  const { t } = useTranslation(compassTexts);
  const card = useContinuousAngle(-(heading ?? 0));
  const arrow = useContinuousAngle((bearing ?? 0) - (heading ?? 0));
  return (
    <div className={styles.dial} aria-hidden>
      <div className={styles.card} style={{ rotate: `${card}deg` }}>
        {LETTERS.map((letter) => (
          <span key={letter} className={styles[letter]}>
            {t(`compass.dial.${letter}`)}
          </span>
        ))}
      </div>
      {bearing === null ? (
        <span className={styles.here} />
      ) : (
        <svg className={styles.arrow} viewBox="0 0 40 40" style={{ rotate: `${arrow}deg` }}>
          <path d="M20 3 32 36 20 28 8 36Z" />
        </svg>
      )}
    </div>
  );
}
