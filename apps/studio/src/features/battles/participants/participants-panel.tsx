import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { Panel } from '#ui/panel.tsx';
import { PairPicker } from './pair-picker.tsx';
import { PairRow } from './pair-row.tsx';
import { notIn, type Pair } from './pairs.ts';
import styles from './participants.module.css';
import { RemovalDialog } from './removal-dialog.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { TeamListButton } from './team-list-button.tsx';
import { useRemoval } from './use-removal.ts';

interface Props {
  /** Undefined for a new battle. */
  battle: ManagedBattle | undefined;
  unsaved: readonly Pair[];
  onUnsaved: (pairs: readonly Pair[]) => void;
}

/** The pairs of a battle: unsaved pairs first, next to the picker that adds them, then saved pairs. */
export function ParticipantsPanel({ battle, unsaved: kept, onUnsaved }: Props) {
  const { t } = useTranslation(battlesTexts);
  const removal = useRemoval(battle);
  const saved = battle?.Participants ?? [];
  const unsaved = notIn(saved, kept);
  const taken = [...saved, ...unsaved].map(({ team }) => team.id);
  return (
    <Panel title={t('battle.participants')} text={t('battle.participants.text')}>
      <PageBoundary>
        <PairPicker taken={taken} onAdd={(pairs) => onUnsaved([...unsaved, ...pairs])} />
      </PageBoundary>
      {battle && (
        <div>
          <TeamListButton battle={battle} />
        </div>
      )}
      {taken.length === 0 && <p className={styles.none}>{t('battle.participants.none')}</p>}
      <RemovedNotice {...removal.notice} />
      <RemovalDialog {...removal.dialog} />
      <ul className={styles.list} aria-label={t('battle.participants')}>
        {unsaved.map((pair) => (
          <PairRow
            key={pair.team.id}
            pair={pair}
            saved={false}
            onRemove={() => onUnsaved(unsaved.filter((other) => other !== pair))}
          />
        ))}
        {saved.map((participant) => (
          <PairRow key={participant.team.id} pair={participant} saved onRemove={() => removal.ask(participant)} />
        ))}
      </ul>
    </Panel>
  );
}
