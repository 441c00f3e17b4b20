import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { type Letter, partsOf } from '#mail/letter.ts';
import { MailRefused } from '#mail/mail.ts';
import { claimMail, deleteMail, deleteMailsTo, hasDueMail, insertMail, postponeMail } from './mail-queue.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longer than any attempt; afterwards the mail of a crashed process is sent again. */
const CLAIM_MS = 5 * MINUTE;
/** Retry backoff: before the second attempt, the third, and so on; the last delay repeats. */
const DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const;
const GIVE_UP_MS = 7 * 24 * HOUR;

/** Queues a mail in the transaction that causes it: both happen or neither. Without a recipient it is a decoy. Replies go to `replyTo`. */
export async function queueMail(
  tx: Tx,
  { newId, now, config }: Pick<Deps, 'newId' | 'now' | 'config'>,
  recipient: string | null,
  letter: Letter,
  replyTo: string | null = null,
): Promise<void> {
  const parts = partsOf(letter, config.providerName);
  await insertMail(tx, { id: newId(), recipient, replyTo, ...parts, createdAt: now(), dueAt: now() });
}

/** Deletes queued mails to an address. */
export function dropMailsTo(tx: Tx, recipient: string): Promise<void> {
  return deleteMailsTo(tx, recipient);
}

type Sending = Pick<Deps, 'store' | 'mailer' | 'now' | 'log'>;

/**
 * Sends due mails one after another while `goOn` returns true; returns their number. A mail is claimed first, so that processes do not
 * send it twice, and deleted after it was sent, so that a crash in between loses nothing.
 */
export async function sendDueMails(deps: Sending, goOn: () => boolean = () => true): Promise<number> {
  let sent = 0;
  while (goOn() && (await hasDueMail(deps.store.db, deps.now()))) {
    const now = deps.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mail = await deps.store.transact((tx) => claimMail(tx, { now, until }), { lock: 'mails' });
    if (mail) sent += await trySending(deps, mail);
  }
  return sent;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

async function trySending({ store, mailer, now, log }: Sending, mail: Claimed): Promise<0 | 1> {
  const { id, recipient, createdAt, tries } = mail;
  if (recipient === null) return 0;
  try {
    await mailer.send({ ...mail, recipient });
  } catch (error) {
    const waited = now().getTime() - createdAt.getTime();
    if (error instanceof MailRefused || waited > GIVE_UP_MS) {
      log.error({ err: error, mail: id, tries }, 'mail: given up');
      await store.transact((tx) => deleteMail(tx, id));
      return 0;
    }
    const delay = DELAYS_MS[Math.min(tries, DELAYS_MS.length) - 1] ?? HOUR;
    log.warn({ err: error, mail: id, tries, delay }, 'mail: not sent, will be retried');
    await store.transact((tx) => postponeMail(tx, id, new Date(now().getTime() + delay)));
    return 0;
  }
  await store.transact((tx) => deleteMail(tx, id));
  return 1;
}
