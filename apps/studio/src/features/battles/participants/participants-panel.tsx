import { ActionIcon, Button } from '@mantine/core';
import type { ManagedBattle, ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { Panel } from '#ui/panel.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { PairPicker } from './pair-picker.tsx';
import { notIn, type Pair } from './pairs.ts';
import styles from './participants.module.css';
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

interface RemovalDialogProps {
  /** The participant to remove; undefined closes the dialog. */
  participant: ManagedParticipant | undefined;
  busy: boolean;
  onCancel: () => void;
  onRemove: (participant: ManagedParticipant) => void;
}

/** Asks before a team leaves a battle, and names what the team loses. */
function RemovalDialog({ participant, busy, onCancel, onRemove }: RemovalDialogProps) {
  const { t } = useTranslation(battlesTexts);
  return (
    <ConfirmDialog
      opened={participant !== undefined}
      title={t('battle.pair.ask', { team: participant?.team.name ?? '' })}
      text={t('battle.pair.loses', { exploration: participant?.exploration.name ?? '' })}
      action={t('battle.pair.removeNow')}
      busy={busy}
      onConfirm={() => participant && onRemove(participant)}
      onClose={onCancel}
    />
  );
}

interface RemovedNoticeProps {
  /** The participant that was removed last. */
  participant: ManagedParticipant | undefined;
  busy: boolean;
  onUndo: (participant: ManagedParticipant) => void;
}

/** Tells which team was removed, with a button that adds it again. */
function RemovedNotice({ participant, busy, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation(battlesTexts);
  return (
    <div role="status" className={styles.removed}>
      {participant && (
        <>
          <span>{t('battle.pair.removed', { team: participant.team.name })}</span>
          <Button variant="outline" loading={busy} onClick={() => onUndo(participant)}>
            {t('battle.pair.undo')}
          </Button>
        </>
      )}
    </div>
  );
}

interface PairRowProps {
  pair: Pair;
  saved: boolean;
  onRemove: () => void;
}

/** A team and the exploration it plays. */
function PairRow({ pair: { exploration, team, refused }, saved, onRemove }: PairRowProps) {
  const { t } = useTranslation(battlesTexts);
  return (
    <li className={styles.pair}>
      <span className={styles.names}>
        <strong>{team.name}</strong>
        <small>{exploration.name}</small>
        {refused && <small className={styles.refused}>{t(`battle.pair.${refused}`)}</small>}
      </span>
      {!saved && <StatusChip tone="open">{t('battle.pair.unsaved')}</StatusChip>}
      <ActionIcon
        variant="subtle"
        color="flag"
        size="var(--target)"
        aria-label={t('battle.pair.remove', { team: team.name })}
        onClick={onRemove}
      >
        <IconTrash aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
