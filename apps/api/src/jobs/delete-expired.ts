import type { Deps } from '#deps.ts';
import { deleteOldAccountSubmissions } from '#modules/account-submissions/submit-once.service.ts';
import { deleteExpiredCaptchas } from '#modules/captcha/captcha.service.ts';
import { deleteOldContacts } from '#modules/contacts/contacts.service.ts';
import { deleteOldWrongAnswers } from '#modules/play/counting/wrong-answers.service.ts';
import { deleteOldFeedback } from '#modules/play/feedback/expiry.service.ts';
import { deleteExpiredRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { deleteOldProbes } from '#modules/settings-and-health/health.service.ts';
import { deleteExpiredLogins } from '#modules/users/expiry.service.ts';

/**
 * Deletes expired sessions, submissions of accounts, codes, captchas, contact messages, probes, wrong answers, reports, comments and registered teams. Idempotent;
 * several processes may run it at once.
 */
export async function deleteExpired({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  await store.transact(async (tx) => {
    await deleteExpiredLogins(tx, now());
    await deleteOldAccountSubmissions(tx, now());
    await deleteExpiredCaptchas(tx, now());
    await deleteOldContacts(tx, now());
    await deleteOldProbes(tx, now());
    await deleteOldWrongAnswers(tx, now());
    await deleteExpiredRegisteredTeams(tx, now());
    await deleteOldFeedback(tx, now());
  });
}
