import { ACCURACY_MAX, type PositionFix, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import styles from './arrival-card.module.css';

/** Half the side of the drawing. */
const HALF = 100;
/** Share of the drawing that radius, distance and accuracy fill. */
const MARGIN = 0.86;

interface Props {
  fix: PositionFix;
  /** Metres. */
  radius: number;
  /** Metres to the target; null where it cannot be told. */
  distance: number | null;
  title: string;
  /** What the title means, and an action. */
  children: ReactNode;
}

/** Where the player stands relative to the place, in a drawing and in words, and how accurate that is. */
export function ArrivalCard({ fix, radius, distance, title, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      <ArrivalSketch radius={radius} distance={distance} accuracy={fix.accuracy} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
      <AccuracyBar accuracy={fix.accuracy} />
    </section>
  );
}

/** Full at 0 m, empty at 100 m and beyond. */
export function AccuracyBar({ accuracy }: { accuracy: number }) {
  const { t } = useTranslation(arrivalTexts);
  const share = Math.max(0, 1 - accuracy / ACCURACY_MAX);
  return (
    <div className={styles.accuracy}>
      <div
        className={styles.track}
        role="meter"
        aria-label={t('arrival.accuracy')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={t('arrival.accuracy.value', { n: roundAccuracy(accuracy) })}
      >
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <span aria-hidden>{t('arrival.accuracy')}</span>
    </div>
  );
}

interface ArrivalSketchProps {
  /** Metres. */
  radius: number;
  /** Metres; null draws the player at the target. */
  distance: number | null;
  /** Metres. */
  accuracy: number;
}

/**
 * The place with its radius, and the player with the accuracy of the position, to scale. Decoration: the words beside
 * it say the same.
 */
function ArrivalSketch({ radius, distance, accuracy }: ArrivalSketchProps) {
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
