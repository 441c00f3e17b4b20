import styles from './example-statistic.module.css';

interface BarPart {
  tone: 'trail' | 'sun' | 'open';
  label: string;
  value: number;
}

/** A stacked bar with a legend of the numbers. */
export function PartBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  return (
    <figure className={styles.bar}>
      <figcaption>{label}</figcaption>
      <div className={styles.track} aria-hidden="true">
        {parts.map(({ tone, label: part, value }) => (
          <span key={part} className={styles[tone]} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ tone, label: part, value }) => (
          <li key={part}>
            <span className={styles[tone]} aria-hidden="true" />
            {part} <b>{value}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
