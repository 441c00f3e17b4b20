import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Language } from '@puzzle-runs/domain/site/language.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { checkCaptcha, useCaptchaOnce } from '#modules/captcha/captcha.service.ts';
import { releaseContentOf } from '#modules/content/release-content.service.ts';
import { dropMailsTo, queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { releasePicturesOf } from '#modules/media/delete-unused-pictures.service.ts';
import type { Session } from '#session.ts';
import { anonymiseMember, deleteOwnParticipations, deleteUser } from './account-deletion.repository.ts';
import { countCodesOf, deleteCodesTo } from './codes.repository.ts';
import { createCode, useCodeWithDigits } from './codes.ts';
import { findUser } from './users.repository.ts';

/**
 * Sends a link and six digits with which the account can be deleted (specification 1, part 4).
 * @throws `incorrect_entry` without a confirmation, or for a captcha that does not count; `code_already_created` while an earlier code still holds.
 */
export async function requestAccountDeletion(
  deps: Deps,
  { user_id }: Session,
  { confirmation, captcha }: { confirmation: boolean; captcha: string },
  language: Language,
): Promise<{ sent: true }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  const solved = await checkCaptcha(deps, captcha);
  await deps.store.transact(async (tx) => {
    await useCaptchaOnce(tx, solved);
    const user = await findUser(tx, user_id);
    if (!user) throw new Problem('unauthorized');
    if ((await countCodesOf(tx, 'deletion', user_id, deps.now())) > 0) throw new Problem('code_already_created');
    const { code, digits } = await createCode(tx, deps, { kind: 'deletion', userId: user_id });
    const url = `${deps.config.studioUrl}/management/user/account/delete/${code}`;
    await queueMail(tx, deps, user.email, letters[language].deletion({ name: user.name, url, digits }));
  });
  return { sent: true };
}

/**
 * Deletes the account and everything personal; what other people play stays (docs/decisions/0009). Its pictures that nothing shows then
 * go with the next clearing.
 * @throws `incorrect_entry` without a confirmation, `invalid_delete_code` for a code or digits that do not hold or are not the caller's.
 */
export async function deleteAccount(
  deps: Deps,
  { user_id: userId }: Session,
  { code, deletion, confirmation }: { code: string; deletion: string; confirmation: boolean },
): Promise<{ deleted: true }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  const deleted = await deps.store.transact(async (tx) => {
    const found = await useCodeWithDigits(tx, deps, { kind: 'deletion', code, digits: deletion, userId });
    const user = found && (await findUser(tx, userId));
    if (!user) return false;
    await deleteOwnParticipations(tx, userId);
    await anonymiseMember(tx, `user:${userId}`, `left:${deps.newId()}`);
    await releaseContentOf(tx, userId);
    await releasePicturesOf(tx, userId);
    await dropMailsTo(tx, user.email);
    await deleteCodesTo(tx, 'register', user.email);
    await deleteUser(tx, userId);
    return true;
  });
  if (!deleted) throw new Problem('invalid_delete_code');
  return { deleted };
}
