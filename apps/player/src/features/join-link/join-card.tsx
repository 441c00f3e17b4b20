import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import type { ReactNode } from 'react';
import styles from './join-cards.module.css';

interface Props {
  kind: string;
  name: string;
  picture?: { image: string | null; name: string };
  children?: ReactNode;
}

/** The battle, exploration or team of a join link. */
export function JoinCard({ kind, name, picture, children }: Props) {
  return (
    <Card as="section" className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <CoverImage src={picture.image} hue={picture.name} width="7.5rem" />
        </div>
      )}
      <div>
        <p className={styles.kind}>{kind}</p>
        <h2>{name}</h2>
      </div>
      {children && <div className={styles.wide}>{children}</div>}
    </Card>
  );
}
