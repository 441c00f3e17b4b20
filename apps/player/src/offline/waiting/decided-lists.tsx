import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { OutboxEntry, Outcome } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { partialPointsOf } from '@puzzle-runs/web/outbox/outbox-rules.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { outbox } from '../player-outbox.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryList } from './entry-list.tsx';
import { useHeldReason } from './entry-words.ts';
import styles from './waiting.module.css';

export interface DecidedProps {
  /** Entries of one game that the server has settled. */
  settled: readonly OutboxEntry[];
  held: readonly OutboxEntry[];
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
}

/**
 * Entries that the server has spoken about: refused after waiting, decided differently than by the phone, or held for
 * their player.
 */
export function DecidedLists({ settled, held, exploration }: DecidedProps) {
  const lists = [settled.filter(({ verdict }) => !verdict), settled.filter(({ verdict }) => verdict)];
  return (
    <>
      {lists.map((list) => list[0] && <RefusedList key={list[0].id} entries={list} exploration={exploration} />)}
      {held.length > 0 && <HeldList entries={held} exploration={exploration} />}
    </>
  );
}

interface Props {
  entries: readonly OutboxEntry[];
  exploration?: string | undefined;
}

/** Entries that need their player: each with the reason, to be sent again or taken back. */
function HeldList({ entries, exploration }: Props) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const reasonOf = useHeldReason();
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('offline.list.held', { count: entries.length })}</h2>
      </div>
      {exploration !== undefined && <p className={styles.text}>{exploration}</p>}
      <EntryList
        entries={entries}
        about={({ held }) => held && <div className={styles.reason}>{reasonOf(held)}</div>}
        aside={(entry, name) => <EntryActions entry={entry} name={name} />}
      />
      <p className={styles.text}>{t('offline.list.held.text')}</p>
    </Card>
  );
}

interface RefusedListProps {
  entries: readonly OutboxEntry[];
  exploration?: string | undefined;
}

/**
 * Entries that the server decided otherwise than the player expects, each with the reason, until the player dismisses
 * them.
 */
function RefusedList({ entries, exploration }: RefusedListProps) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const [judgedOf, finalOf] = [useJudgedText(), useFinalText()];
  const differs = entries.every(({ verdict }) => verdict);

  async function dismiss() {
    for (const { id } of entries) await outbox.withdraw(id);
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t(differs ? 'offline.list.differs' : 'offline.list.refused', { count: entries.length })}</h2>
      </div>
      {exploration !== undefined && <p className={styles.text}>{exploration}</p>}
      {differs && <p className={styles.text}>{t('offline.list.differs.text')}</p>}
      <EntryList
        entries={entries}
        about={(entry) => (
          <>
            {entry.verdict && !isChoice(entry) && <div>{judgedOf(entry.verdict)}</div>}
            <div className={styles.reason}>{finalOf(entry)}</div>
          </>
        )}
      />
      <Button variant="quiet" onClick={() => void dismiss()}>
        {t('offline.list.dismiss')}
      </Button>
    </Card>
  );
}

const ALREADY_DECIDED: ReadonlySet<string> = new Set(['task_already_progressed', 'duplicated_answer']);

/** Whether an entry chooses an option, which is never right or wrong. */
function isChoice({ body }: Pick<OutboxEntry, 'body'>): boolean {
  return body.progress_type === 'task' && body.task_type === 'decision';
}

/** The phone's verdict without a network, as a sentence. */
function useJudgedText(): (verdict: Outcome) => string {
  const { t } = useTranslation(offlineTexts);
  return (verdict) => {
    if ('result' in verdict) return t('offline.list.was.right');
    const partial = partialPointsOf(verdict);
    return partial > 0 ? t('offline.list.was.partial', { count: partial }) : t('offline.list.was.wrong');
  };
}

/** The server's final decision, as a sentence. */
function useFinalText(): (entry: OutboxEntry) => string {
  const { t } = useTranslation(offlineTexts);
  const messageOf = useProblemMessage();
  return ({ refusal, accepted, body }) => {
    if (refusal) {
      if (isChoice({ body }) && ALREADY_DECIDED.has(refusal.code)) return t('offline.list.now.decided');
      if (refusal.params.reason === 'closed') return t('offline.list.now.closed');
      const partial = partialPointsOf({ problem: refusal });
      if (partial > 0) return t('offline.list.now.points', { count: partial });
      return messageOf(new ApiProblem(0, refusal.code, refusal.params));
    }
    // The cast is safe: the outbox keeps the response of the API.
    const { points } = accepted as { points?: number };
    return points === undefined ? t('offline.list.now.accepted') : t('offline.list.now.points', { count: points });
  };
}
