import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { RichText } from '@puzzle-runs/web/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './overview.module.css';
import { PrintedSpot } from './printed-spot.tsx';
import type { Shown } from './shown.ts';

/** A run with all it holds, as it comes out of the printer (specification 2, part 2). */
export function Overview({ run, shown }: { run: PrintedExploration; shown: Shown }) {
  const { t } = useTranslation();
  const facts = [
    [run.postal_code, run.PostalCodeCoordinate?.name].filter(Boolean).join(' '),
    t('print.spots', { count: run.poi_count }),
    t('print.quests', { count: run.task_count }),
    t('play.points', { count: run.pointsToEarn }),
  ];
  return (
    <article className={styles.run}>
      <h2>{run.name}</h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {run.description !== '' && <RichText html={run.description} />}
      {run.Pois.length === 0 && <p>{t('print.noSpots')}</p>}
      {run.Pois.toSorted((a, b) => a.position - b.position).map((poi) => (
        <PrintedSpot key={poi.id} poi={poi} shown={shown} />
      ))}
    </article>
  );
}
