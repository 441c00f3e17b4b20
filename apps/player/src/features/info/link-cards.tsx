import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CardGrid } from '#ui/card-grid.tsx';
import { Link } from '#ui/link.tsx';
import styles from './link-cards.module.css';

export interface LinkCard {
  to: string;
  title: string;
  text: string;
  icon: ReactNode;
}

/** Grid of link cards with icon, title and text. */
export function LinkCards({ ways: links }: { ways: LinkCard[] }) {
  return (
    <CardGrid minWidth={20}>
      {links.map(({ to, title, text, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.way}>
            <span className={styles.icon}>{icon}</span>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
            <IconChevronRight size={20} className={styles.arrow} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </CardGrid>
  );
}
