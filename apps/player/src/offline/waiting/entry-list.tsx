import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { ReactNode } from 'react';
import { useEntryName } from './entry-words.ts';
import styles from './waiting.module.css';

interface Props {
  entries: readonly OutboxEntry[];
  /** More about an entry, below its name. */
  about?: (entry: OutboxEntry) => ReactNode;
  /** Shown behind an entry: its verdict, or what the player can do. `name`: for screen readers. */
  aside?: (entry: OutboxEntry, name: string) => ReactNode;
}

/** Entries of the outbox, each with its name, its answer or price, and its poi. */
export function EntryList({ entries, about, aside }: Props) {
  const nameOf = useEntryName();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const { title, detail } = nameOf(entry);
        return (
          <li key={entry.id} className={styles.row}>
            <div className={styles.words}>
              <div className={styles.heading}>{title}</div>
              {detail !== '' && <div>{detail}</div>}
              {about?.(entry)}
            </div>
            {aside?.(entry, title)}
          </li>
        );
      })}
    </ul>
  );
}
