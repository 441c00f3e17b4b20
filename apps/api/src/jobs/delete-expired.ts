import type { Deps } from '#deps.ts';
import { deleteOldAccountSubmissions } from '#modules/account-submissions/submit-once.service.ts';
import { deleteUses } from '#modules/captcha/captcha-used-once.repository.ts';
import { deleteOldContacts } from '#modules/contacts/contacts.service.ts';
import { deleteOldFeedback } from '#modules/play/feedback/delete-feedback.service.ts';
import { deleteExpiredRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { deleteOldProbes } from '#modules/settings-and-health/health.service.ts';
import { deleteExpiredCodes } from '#modules/users/codes.repository.ts';
import { deleteExpiredSessions } from '#modules/users/sessions.repository.ts';

/**
 * Deletes expired sessions, submissions of accounts, codes, captchas, contact messages, probes, wrong answers, reports,
 * comments and registered teams. Idempotent; several processes may run it at once.
 */
export async function deleteExpired({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  await store.transact(async (tx) => {
    await deleteExpiredCodes(tx, now()); // an unconfirmed registration goes with its code
    await deleteExpiredSessions(tx, now());
    await deleteOldAccountSubmissions(tx, now());
    await deleteUses(tx, now());
    await deleteOldContacts(tx, now());
    await deleteOldProbes(tx, now());
    await deleteExpiredRegisteredTeams(tx, now());
    await deleteOldFeedback(tx, now());
  });
}
