import styles from './status-chip.module.css';

interface Props {
  /** `good`: as it should be; `open`: something is still to be done; `plain`: only a word. */
  tone: 'good' | 'open' | 'plain';
  children: string;
}

/** A word about a thing, in a colour of its own. */
export function StatusChip({ tone, children }: Props) {
  return <span className={styles[tone]}>{children}</span>;
}
