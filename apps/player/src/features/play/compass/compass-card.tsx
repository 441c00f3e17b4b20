import '#i18n/compass.ts';
import { compassDirectionOf } from '@puzzle-runs/domain/geo/compass-direction.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { type PositionFix, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useHeading } from '@puzzle-runs/web/position/use-heading.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useWakeLock } from '@puzzle-runs/web/position/use-wake-lock.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Announcement } from './announcement.tsx';
import styles from './compass-card.module.css';
import { CompassDial } from './compass-dial.tsx';
import { PositionNote } from './position-note.tsx';
import { useDistanceText } from './use-distance-text.ts';
import { wayTo } from './way-to.ts';

/** Distance and direction to a spot, updated while the player walks. Needs neither tiles nor a network. */
export function CompassCard({ target }: { target: GeoPoint }) {
  const { t } = useTranslation();
  const { state, start } = usePosition();
  const fix = 'fix' in state ? state.fix : undefined;
  useWakeLock(fix !== undefined);
  return (
    <div className={styles.compass} role="group" aria-label={t('compass.label')}>
      {fix && <Way target={target} fix={fix} reliable={state.status === 'good'} />}
      {state.status !== 'good' && <PositionNote state={state} why={t('position.why')} onStart={start} />}
    </div>
  );
}

/** @param reliable false for an inaccurate or outdated position, drawn faintly */
function Way({ target, fix, reliable }: { target: GeoPoint; fix: PositionFix; reliable: boolean }) {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  const { heading, ask } = useHeading();
  const { distance, bearing } = wayTo(target, fix);
  const shown = distanceText(distance);
  const direction = bearing === null ? t('compass.nearby') : t(`compass.towards.${compassDirectionOf(bearing)}`);
  return (
    <>
      <div className={styles.way} data-faint={!reliable || undefined}>
        <CompassDial bearing={bearing} heading={heading} />
        <p>
          <strong>{shown}</strong>
          <span className={styles.direction}>{direction}</span>
          {reliable && <span>{t('compass.accuracy', { n: roundAccuracy(fix.accuracy) })}</span>}
        </p>
      </div>
      {reliable && <Announcement distance={distance} text={t('compass.announced', { distance: shown, direction })} />}
      {ask && (
        <Button variant="quiet" onClick={ask}>
          {t('compass.turn')}
        </Button>
      )}
    </>
  );
}
