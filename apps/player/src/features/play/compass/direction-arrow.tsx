import styles from './direction-arrow.module.css';
import { useContinuousAngle } from './use-continuous-angle.ts';

interface Props {
  /** Of the target in degrees, 0 is north; null when the target is too close for a direction. */
  bearing: number | null;
  /** Where the phone points; null without a sensor: north is up then. */
  heading: number | null;
}

/** An arrow to the target, or a point beside it. Decoration: the direction stands beside it in words. */
export function DirectionArrow({ bearing, heading }: Props) {
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
