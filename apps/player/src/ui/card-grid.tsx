import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props {
  /** Minimum width of a card in rem. */
  minWidth: number;
  /** Few cards grow to the whole width. */
  stretch?: boolean;
  /** List items. */
  children: ReactNode;
}

/** Responsive list of cards. */
export function CardGrid({ minWidth: least, stretch = false, children }: Props) {
  const narrow = `minmax(min(${least}rem, 100%), 1fr)`;
  const columns: CSSProperties = { gridTemplateColumns: `repeat(${stretch ? 'auto-fit' : 'auto-fill'}, ${narrow})` };
  return (
    <ul className={styles.grid} style={columns}>
      {children}
    </ul>
  );
}
