import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useOutboxView } from '../outbox-view.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryList } from './entry-list.tsx';
import { useSince, type waitsFor } from './entry-words.ts';
import styles from './waiting.module.css';

interface Props {
  entries: readonly OutboxEntry[];
  place: PlayPlace;
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
  /** What the first one waits for. */
  why: ReturnType<typeof waitsFor>;
}

/** Each entry that waits, to be taken back unless the phone has judged it, and what happens next. */
export function WaitingEntries({ entries, place, exploration, why }: Props) {
  const { t } = useTranslation(offlineTexts);
  const { memoryOnly } = useOutboxView();
  const since = useSince();
  return (
    <>
      {exploration !== undefined && <p className={styles.text}>{exploration}</p>}
      <EntryList
        entries={entries}
        about={({ queuedAt }) => <div>{since(queuedAt)}</div>}
        aside={(entry, name) =>
          entry.verdict ? (
            <Judged verdict={entry.verdict} body={entry.body} />
          ) : (
            <EntryActions entry={entry} name={name} />
          )
        }
      />
      <p className={styles.text}>{t(`offline.list.${memoryOnly ? 'memory' : why}.text`)}</p>
      {why === 'join' && !place.trial && (
        <Link className={buttonClass()} to={to.exploration(place)}>
          {t('offline.list.rejoin')}
        </Link>
      )}
    </>
  );
}

/** An entry that the phone has judged. The player cannot withdraw it, because it counts as an attempt. */
function Judged({ verdict, body }: Required<Pick<OutboxEntry, 'verdict' | 'body'>>) {
  const { t } = useTranslation(offlineTexts);
  const right = body.progress_type === 'task' ? 'right' : 'done';
  const kind = verdict && 'problem' in verdict ? 'wrong' : right;
  return <Chip tone={kind === 'wrong' ? 'lock' : 'sun'}>{t(`offline.list.judged.${kind}`)}</Chip>;
}
