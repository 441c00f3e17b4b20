import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props {
  /** How narrow a card may get, in rem; as many as fit stand side by side. */
  minWidth: number;
  /** Cards take the whole width, even when there are few. */
  stretch?: boolean;
  /** List items. */
  children: ReactNode;
}

/** A list of cards. */
export function CardGrid({ minWidth: least, stretch = false, children }: Props) {
  const narrow = `minmax(min(${least}rem, 100%), 1fr)`;
  const columns: CSSProperties = { gridTemplateColumns: `repeat(${stretch ? 'auto-fit' : 'auto-fill'}, ${narrow})` };
  return (
    <ul className={styles.grid} style={columns}>
      {children}
    </ul>
  );
}
