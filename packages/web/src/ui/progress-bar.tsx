import { filledShare } from '@puzzle-runs/domain/progress/points.ts';
import { useNumberFormat } from '../i18n/use-number-format.ts';
import styles from './progress-bar.module.css';

interface Props {
  value: number;
  max: number;
  /** What is counted, for screen readers. */
  label: string;
  /** Follows the numbers: `65 / 100 earned`. */
  unit?: string;
  tone?: 'trail' | 'sun';
}

/** Progress as a bar and as numbers. */
export function ProgressBar({ value, max, label, unit, tone = 'trail' }: Props) {
  const format = useNumberFormat();
  const numbers = `${format(value)} / ${format(max)}${unit ? ` ${unit}` : ''}`;
  return (
    <div className={styles.box}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={numbers}
      >
        <div
          className={`${styles.fill} ${tone === 'sun' ? styles.sun : ''}`}
          style={{ width: `${filledShare(value, max) * 100}%` }}
        />
      </div>
      <span className={styles.numbers} aria-hidden="true">
        {numbers}
      </span>
    </div>
  );
}
