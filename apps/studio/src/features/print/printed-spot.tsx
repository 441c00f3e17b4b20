import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { RichText } from '@puzzle-runs/web/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './overview.module.css';
import { PrintedPlace } from './printed-place.tsx';
import { PrintedQuest } from './printed-quest.tsx';
import type { Shown } from './shown.ts';

const UNLOCKS = {
  points: 'print.unlock.points',
  time: 'print.unlock.time',
  tasks: 'print.unlock.tasks',
} as const;

/** A spot with its quests; on paper it begins a page. */
export function PrintedSpot({ poi, shown }: { poi: ManagedPoi; shown: Shown }) {
  const { t } = useTranslation();
  const { Tasks: quests = [], UnlockPrerequisites: prerequisites } = poi;
  const unlocks = prerequisites.map(({ unlock_type, value }) => t(UNLOCKS[unlock_type], { count: value }));
  return (
    <section className={styles.spot}>
      <h3>{`${poi.position}. ${poi.name}`}</h3>
      <p className={styles.facts}>
        {unlocks.length === 0 ? t('print.open') : t('print.unlock', { what: unlocks.join(', ') })}
      </p>
      {poi.description !== '' && <RichText html={poi.description} />}
      <PrintedPlace poi={poi} />
      {quests.length === 0 && <p className={styles.facts}>{t('print.noQuests')}</p>}
      {quests
        .toSorted((a, b) => a.position - b.position)
        .map((quest) => (
          <PrintedQuest key={quest.id} quest={quest} shown={shown} />
        ))}
    </section>
  );
}
