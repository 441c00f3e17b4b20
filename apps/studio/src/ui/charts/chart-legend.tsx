import { TONES, type ToneName } from './chart-style.ts';
import styles from './charts.module.css';

interface Props {
  entries: readonly { label: string; tone: ToneName; value: string }[];
}

/** Legend of a chart, with the value of each colour. */
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
