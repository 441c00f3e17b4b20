import styles from './status-chip.module.css';

interface Props {
  /** `good`: as expected; `open`: something is left to do; `plain`: neutral. */
  tone: 'good' | 'open' | 'plain';
  children: string;
}

/** Status label in the colour of its tone. */
export function StatusChip({ tone, children }: Props) {
  return <span className={styles[tone]}>{children}</span>;
}
