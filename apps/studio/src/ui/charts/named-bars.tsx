import styles from './charts.module.css';
import type { ChartBar } from './columns-option.ts';

interface Props {
  label: string;
  bars: readonly ChartBar[];
  /** Formats a number in the language of the screen. */
  number: (value: number) => string;
  /** A bar of this value has the full width, unless another one is longer. */
  full: number;
}

/** Horizontal bars, each below its whole name and its value. */
export function NamedBars({ label, bars, number, full }: Props) {
  const most = Math.max(full, ...bars.map(({ value }) => value), 1);
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ label: name, value, tone }, index) => (
        // Index as key, because teams may have the same name.
        <li key={index}>
          <span>{name}</span>
          <strong>{number(value)}</strong>
          <span className={styles.track} aria-hidden="true">
            {value > 0 && <span data-tone={tone} style={{ inlineSize: `${(100 * value) / most}%` }} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
