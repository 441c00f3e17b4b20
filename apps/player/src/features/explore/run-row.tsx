import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Picture } from '@puzzle-runs/web/ui/picture.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { placeOf, RunFacts } from '#ui/run-facts.tsx';
import styles from './run-row.module.css';

/** A run in the list. */
export function RunRow({ run }: { run: PublicExploration }) {
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.picture}>
        <Picture src={run.image} hue={run.name} />
      </div>
      <div>
        <h2 className={styles.name}>
          <Link to={to.exploration({ exploration: run.slug })}>{run.name}</Link>
        </h2>
        <p className={styles.place}>{placeOf(run)}</p>
        <RunFacts run={run} />
      </div>
    </Card>
  );
}
