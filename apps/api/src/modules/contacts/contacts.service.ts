import type { ContactBody } from '@puzzle-runs/contract/contact.ts';
import { CONTACT_KEPT_DAYS } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Config } from '#config/config.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { deleteContactsBefore, insertContact } from './contacts.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Stores a message and mails it to the provider; replies go to the sender of the message.
 * @throws `incorrect_entry` (path `confirmation`) when the privacy notice was not accepted.
 */
export async function sendContact(
  deps: Pick<Deps, 'store' | 'config' | 'now' | 'newId'>,
  { name, email, reason, message, confirmation }: ContactBody,
  session: Session | null,
  language: Language,
): Promise<{ sent: true }> {
  if (!confirmation) throw new Problem('incorrect_entry', undefined, 'confirmation');
  const letter = letters[language].contact({ name, email, reason, message, account: session?.name ?? null });
  await deps.store.transact(async (tx) => {
    const userId = session?.user_id ?? null;
    await insertContact(tx, { userId, name, email, reason, message, createdAt: deps.now() });
    await queueMail(tx, deps, mailboxOf(deps.config), letter, email);
  });
  return { sent: true };
}

/** Address that receives the contact form: the provider, else the first owner, else the sender of the mails. */
function mailboxOf({ providerEmail, ownerEmails, mailFrom }: Config): string {
  return providerEmail ?? ownerEmails[0] ?? /<([^>]*)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Deletes messages older than CONTACT_KEPT_DAYS. */
export function deleteOldContacts(tx: Tx, now: Date): Promise<void> {
  return deleteContactsBefore(tx, new Date(now.getTime() - CONTACT_KEPT_DAYS * DAY_MS));
}
