import { useTranslation } from 'react-i18next';
import { compassTexts } from '#i18n/compass.ts';
import styles from './compass-dial.module.css';
import { useContinuousAngle } from './use-continuous-angle.ts';

const LETTERS = ['north', 'east', 'south', 'west'] as const;

interface Props {
  /** Of the target in degrees, 0 is north; null when the target is too close for a direction. */
  bearing: number | null;
  /** Where the phone points; null without a sensor: north is up then. */
  heading: number | null;
}

/** A compass whose arrow points to the target. Decoration: the direction stands beside it in words. */
export function CompassDial({ bearing, heading }: Props) {
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
