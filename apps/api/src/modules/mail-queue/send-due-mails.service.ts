import { setTimeout } from 'node:timers/promises';
import type { Deps } from '#deps.ts';
import { MAILS_AT_ONCE, MailRefused } from '#mail/mail.ts';
import { claimMail, deleteMail, hasDueMail, postponeMail } from './mail-queue.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Afterwards the mail of a crashed process is sent again. */
const CLAIM_MS = MINUTE;
/** An attempt is given up while the mail is still claimed, so that no other process sends it at the same time. */
const ATTEMPT_MS = 50 * SECOND;
/** Retry backoff: before the second attempt, the third, and so on; the last delay repeats. */
const DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const;
const GIVE_UP_MS = 7 * 24 * HOUR;

type Sending = Pick<Deps, 'store' | 'mailer' | 'now' | 'log'>;

/**
 * Sends due mails, several at the same time, while `goOn` returns true; returns their number. A mail is claimed first,
 * so that processes do not send it twice, and deleted after it was sent, so that a crash in between loses nothing.
 */
export async function sendDueMails(deps: Sending, goOn: () => boolean = () => true): Promise<number> {
  if (!(await hasDueMail(deps.store.db, deps.now()))) return 0;
  const senders = Array.from({ length: MAILS_AT_ONCE }, () => sendOneAfterAnother(deps, goOn));
  return (await Promise.all(senders)).reduce((sum, sent) => sum + sent, 0);
}

async function sendOneAfterAnother(deps: Sending, goOn: () => boolean): Promise<number> {
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
    await withinAttempt(mailer.send({ ...mail, recipient }));
  } catch (error) {
    const waited = now().getTime() - createdAt.getTime();
    if (error instanceof MailRefused || waited > GIVE_UP_MS) {
      log.error({ err: error, mail: id, tries }, 'mail: dropped after the last attempt');
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

/**
 * @throws if the attempt takes longer than `ATTEMPT_MS`: each
 * answer of a slow server restarts the timeouts of the connection
 */
async function withinAttempt(sending: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const late = setTimeout(ATTEMPT_MS, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`the mail server took longer than ${ATTEMPT_MS / SECOND} s`);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    ended.abort();
  }
}
