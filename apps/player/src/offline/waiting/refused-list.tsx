import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { OutboxEntry, Outcome } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { partialPointsOf } from '@puzzle-runs/web/outbox/outbox-rules.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { loadOutbox } from '../outbox-view.ts';
import { EntryList } from './entry-list.tsx';
import styles from './waiting.module.css';

interface Props {
  entries: readonly OutboxEntry[];
  exploration?: string | undefined;
}

/** Entries that the server decided otherwise than the player expects, each with the reason, until the player dismisses them. */
export function RefusedList({ entries, exploration }: Props) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const [judgedOf, finalOf] = [useJudgedText(), useFinalText()];
  const differs = entries.every(({ verdict }) => verdict);

  async function dismiss() {
    const outbox = await loadOutbox();
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
            {entry.verdict && <div>{judgedOf(entry.verdict)}</div>}
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
  return ({ refusal, accepted }) => {
    if (refusal) {
      const partial = partialPointsOf({ problem: refusal });
      if (partial > 0) return t('offline.list.now.points', { count: partial });
      return messageOf(new ApiProblem(0, refusal.code, refusal.params));
    }
    // The cast is safe: the outbox keeps the response of the API.
    const { points } = accepted as { points?: number };
    return points === undefined ? t('offline.list.now.accepted') : t('offline.list.now.points', { count: points });
  };
}
