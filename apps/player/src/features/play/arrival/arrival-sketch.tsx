import { ACCURACY_MAX } from '@puzzle-runs/domain/geo/position-fix.ts';
import styles from './arrival-card.module.css';

/** Half the side of the drawing. */
const HALF = 100;
/** Share of the drawing that radius, distance and accuracy fill. */
const MARGIN = 0.86;

interface Props {
  /** Metres. */
  radius: number;
  /** Metres; null draws the player at the target. */
  distance: number | null;
  /** Metres. */
  accuracy: number;
}

/** The place with its radius, and the player with the accuracy of the position, to scale. Decoration: the words beside it say the same. */
export function ArrivalSketch({ radius, distance, accuracy }: Props) {
  const shown = Math.min(accuracy, 2 * ACCURACY_MAX);
  const away = distance ?? 0;
  const scale = (HALF * MARGIN) / Math.max(radius, away + shown, 1);
  const side = (away * scale) / Math.SQRT2;
  return (
    <svg className={styles.sketch} viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden>
      <circle className={styles.ground} r={HALF} />
      <circle className={styles.radius} r={radius * scale} />
      <circle className={styles.target} r={8} />
      <circle className={styles.blur} cx={side} cy={-side} r={shown * scale} />
      <circle className={styles.player} cx={side} cy={-side} r={12} />
    </svg>
  );
}
