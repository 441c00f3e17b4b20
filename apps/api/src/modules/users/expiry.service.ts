import type { Deps } from '#deps.ts';
import { deleteExpiredCaptchas } from '#modules/captcha/captcha.service.ts';
import { deleteOldContacts } from '#modules/contacts/contacts.service.ts';
import { deleteExpiredCodes } from './codes.repository.ts';
import { deleteExpiredSessions } from './sessions.repository.ts';

/**
 * Deletes sessions, codes, captchas and messages to the provider whose time is over, and with a code the registration that was never confirmed (specification 1, part 9).
 * Any number of processes may do so at the same time.
 */
export async function deleteExpired({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  await store.transact(async (tx) => {
    await deleteExpiredCodes(tx, now());
    await deleteExpiredSessions(tx, now());
    await deleteExpiredCaptchas(tx, now());
    await deleteOldContacts(tx, now());
  });
}
