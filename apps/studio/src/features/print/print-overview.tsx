import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { taskTexts } from '@puzzle-runs/web/i18n/task.ts';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
import styles from './print-overview.module.css';
import { PrintedPoi } from './printed-poi.tsx';
import { usePrintedFacts } from './use-printed-facts.ts';

/** Printable overview of an exploration with all its content. */
export function PrintOverview({ exploration, shown }: { exploration: PrintedExploration; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  const { t: tTask } = useTranslation(taskTexts);
  const printedFacts = usePrintedFacts(exploration);
  const facts = [
    [exploration.postal_code, exploration.PostalCodeCoordinate?.name].filter(Boolean).join(' '),
    t('print.pois', { count: exploration.poi_count }),
    t('print.tasks', { count: exploration.task_count }),
    tTask('play.points', { count: exploration.pointsToEarn }),
    ...printedFacts,
  ];
  return (
    <article className={styles.exploration}>
      <h2>{exploration.name}</h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {exploration.description !== '' && <RichText html={exploration.description} />}
      {exploration.intro !== '' && (
        <>
          <h3>{t('print.intro')}</h3>
          <RichText html={exploration.intro} />
        </>
      )}
      {exploration.Pois.length === 0 && <p>{t('print.noPois')}</p>}
      {exploration.Pois.toSorted((a, b) => a.position - b.position).map((poi) => (
        <PrintedPoi key={poi.id} poi={poi} shown={shown} />
      ))}
      {shown.explanations && exploration.finale !== '' && (
        <>
          <h3>{t('print.finale')}</h3>
          <RichText html={exploration.finale} />
        </>
      )}
    </article>
  );
}
