import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import styles from './printed-pieces.module.css';

interface Props {
  pieces: readonly number[];
  /** All spots of the run with their quests. */
  pois: readonly ManagedPoi[];
}

/** An empty box for each piece of a quest, with its number and the quest that fills it. */
export function PrintedPieces({ pieces, pois }: Props) {
  const { t } = useTranslation(printTexts);
  const quests = pois.flatMap(({ name: poi, Tasks = [] }) => Tasks.map(({ id, name }) => ({ id, poi, name })));
  return (
    <ol className={styles.pieces} aria-label={t('print.pieces')}>
      {pieces.map((piece) => {
        const quest = quests.find(({ id }) => id === piece);
        return <li key={piece}>{quest && t('print.piece', { poi: quest.poi, task: quest.name })}</li>;
      })}
    </ol>
  );
}
