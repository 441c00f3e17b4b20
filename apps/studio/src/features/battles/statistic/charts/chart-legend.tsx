import { TONES, type ToneName } from './chart-style.ts';
import styles from './charts.module.css';

interface Props {
  entries: readonly { label: string; tone: ToneName; value: string }[];
}

/** Which colour is what, and how much of it there is. */
export function ChartLegend({ entries }: Props) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ label, tone, value }) => {
        const { color, borderColor } = TONES[tone];
        return (
          <li key={label}>
            <span className={styles.swatch} style={{ background: color, borderColor }} aria-hidden="true" />
            {label} <b>{value}</b>
          </li>
        );
      })}
    </ul>
  );
}
