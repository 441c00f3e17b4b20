import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './fold-row.module.css';

interface Props {
  label: string;
  /** What is set, in a few words; shown while the row is closed. */
  value: ReactNode;
  /** Whether the creator has set it; otherwise the value is a default, in grey. */
  isSet: boolean;
  open: boolean;
  onToggle: () => void;
  /** Keeps the fields while the row is closed, for forms of their own. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** A row that shows its value, and opens in place for changing it. */
export function FoldRow({ label, value, isSet, open, onToggle, keepMounted = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.row} data-open={open || undefined} aria-labelledby={`${id}-label`}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.button} aria-expanded={open} onClick={onToggle}>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          {!open && (
            <span className={styles.value} data-set={isSet || undefined}>
              {value}
            </span>
          )}
          <IconChevronRight aria-hidden="true" size={20} className={styles.arrow} />
        </button>
      </h2>
      {(open || keepMounted) && (
        <div className={styles.fields} hidden={!open}>
          {children}
        </div>
      )}
    </section>
  );
}

/** A row that is always open: its words are its fields. */
export function OpenRow({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-labelledby={labelledBy}>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** Rows below each other in one card. */
export function FoldRows({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
