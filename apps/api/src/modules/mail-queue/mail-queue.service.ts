import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Letter } from '#mail/letter.ts';
import { partsOf } from '#mail/mail-parts.ts';
import { deleteMailsTo, insertMail } from './mail-queue.repository.ts';

/**
 * Queues a mail in the transaction that causes it: both happen or
 * neither. Without a recipient it is a decoy. Replies go to `replyTo`.
 */
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
