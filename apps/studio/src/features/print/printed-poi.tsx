import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { useConditionWords } from '#shell/poi-page/use-condition-words.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
import styles from './print-overview.module.css';
import { PrintedHints, PrintedLocation } from './printed-location.tsx';
import { PrintedTask } from './printed-task.tsx';

interface Props {
  poi: ManagedPoi;
  /** All pois of the run, which may name each other. */
  pois: readonly ManagedPoi[];
  shown: PrintVisibility;
}

/** A poi with what opens it, its location, arrival and tasks. */
export function PrintedPoi({ poi, pois, shown }: Props) {
  const { t } = useTranslation(printTexts);
  const { Tasks: tasks = [] } = poi;
  const opens = useConditionWords(pois).sentence(poi);
  return (
    <section className={styles.poi}>
      <h3>{`${poi.position}. ${isolated(poi.name)}`}</h3>
      <p className={styles.facts}>{opens === '' ? t('print.open') : t('print.unlock', { what: opens })}</p>
      {poi.description !== '' && <RichText html={poi.description} />}
      <PrintedLocation poi={poi} />
      <PrintedHints poi={poi} shown={shown} />
      <PrintedArrival poi={poi} shown={shown} />
      {tasks.length === 0 && <p className={styles.facts}>{t('print.noTasks')}</p>}
      {tasks
        .toSorted((a, b) => a.position - b.position)
        .map((task) => (
          <PrintedTask key={task.id} task={task} pois={pois} shown={shown} />
        ))}
    </section>
  );
}

/** How players arrive at a poi; its code and a hidden target only with the answers. */
function PrintedArrival({ poi, shown }: { poi: ManagedPoi; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  if (poi.arrival_radius === null) return null;
  const target = poi.location_type === 'hint' ? poi.target : null;
  return (
    <>
      <p>{t('print.arrival', { n: poi.arrival_radius })}</p>
      {shown.answers && <p>{t('print.arrival.code', { code: poi.arrival_code ?? '' })}</p>}
      {shown.answers && target && <p>{t('print.arrival.target', { ...target })}</p>}
    </>
  );
}
