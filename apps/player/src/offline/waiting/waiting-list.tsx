import { isSettled, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { EntryActions } from './entry-actions.tsx';
import { HeldList } from './held-list.tsx';
import { RefusedList } from './refused-list.tsx';
import { useEntryName } from './use-entry-name.ts';
import { useSince } from './use-since.ts';
import styles from './waiting.module.css';

interface Props {
  /** Entries of one game. */
  entries: readonly OutboxEntry[];
  place: PlayPlace;
  /** Names the run, where several are listed. */
  exploration?: string | undefined;
}

/** Entries of one game that wait, those that need the player, and those that were refused after waiting. */
export function WaitingList({ entries, place, exploration }: Props) {
  const { t } = useTranslation(offlineTexts);
  const title = useId();
  const since = useSince();
  const nameOf = useEntryName();
  const settled = entries.filter(isSettled);
  const open = entries.filter((entry) => !isSettled(entry) && (entry.waited || entry.verdict));
  const held = open.filter((entry) => entry.held);
  const waiting = open.filter((entry) => !entry.held);
  // Two lists: entries refused after waiting, and entries that the server decided differently than the phone.
  const lists = [settled.filter(({ verdict }) => !verdict), settled.filter(({ verdict }) => verdict)];
  const [oldest] = waiting;
  const mustJoin = !session.runToken(place);

  return (
    <>
      {lists.map((list) => list[0] && <RefusedList key={list[0].id} entries={list} exploration={exploration} />)}
      {held.length > 0 && <HeldList entries={held} exploration={exploration} />}
      {oldest && (
        <Card as="section" className={styles.card} aria-labelledby={title}>
          <div className={styles.head}>
            <h2 id={title}>{t('offline.list.title', { count: waiting.length })}</h2>
            <Chip tone="sun">{since(oldest.queuedAt)}</Chip>
          </div>
          {exploration !== undefined && <p className={styles.text}>{exploration}</p>}
          <ul className={styles.list}>
            {waiting.map((entry) => {
              const { title, detail } = nameOf(entry);
              return (
                <li key={entry.id} className={styles.row}>
                  <IconArrowUp className={styles.arrow} aria-hidden />
                  <div className={styles.words}>
                    <div className={styles.heading}>{title}</div>
                    {detail !== '' && <div>{detail}</div>}
                  </div>
                  {entry.verdict ? (
                    <Judged verdict={entry.verdict} body={entry.body} />
                  ) : (
                    <EntryActions entry={entry} name={title} />
                  )}
                </li>
              );
            })}
          </ul>
          <p className={styles.text}>{t(mustJoin ? 'offline.list.join' : 'offline.list.text')}</p>
          {mustJoin && !place.trial && (
            <Link className={buttonClass()} to={to.exploration(place)}>
              {t('offline.list.rejoin')}
            </Link>
          )}
        </Card>
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
