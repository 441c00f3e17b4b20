import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { letters } from '#mail/letters.ts';
import { deleteAccountSubmissionsNaming } from '#modules/account-submissions/submit-once.service.ts';
import { checkCaptcha, consumeCaptcha } from '#modules/captcha/captcha.service.ts';
import { releaseContentOf } from '#modules/content/release-content.service.ts';
import { dropMailsTo, queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { releasePicturesOf } from '#modules/media/delete-unused-pictures.service.ts';
import { deleteFeedbackOfCreator } from '#modules/play/feedback/delete-feedback.service.ts';
import {
  deleteAbandonedFiles,
  deletePhotosOfMember,
  recountWithoutPhotos,
} from '#modules/play/photos/delete-photos.service.ts';
import { anonymiseMember, deleteOwnParticipations, deleteUser, listKeysOf } from './account-deletion.repository.ts';
import { countCodesOf, deleteCodesTo } from './codes.repository.ts';
import { consumeCodeWithDigits, createCode } from './codes.ts';
import { findUser } from './users.repository.ts';

/**
 * Mails a link and six digits that delete the account.
 * @throws `incorrect_entry` without a confirmation or a valid
 * captcha; `code_already_created` while an earlier code is valid.
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
    await consumeCaptcha(tx, solved);
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
 * Deletes the account and all personal data; content that others play stays (docs/decisions/0009). Its unused pictures
 * are deleted by the next clean-up.
 * @throws `incorrect_entry` without a confirmation, `invalid_delete_code` for invalid or foreign codes and digits.
 */
export async function deleteAccount(
  deps: Deps,
  { user_id: userId }: Session,
  { code, deletion, confirmation }: { code: string; deletion: string; confirmation: boolean },
): Promise<{ deleted: true }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  const deleted = await deps.store.transact(
    async (tx) => {
      const found = await consumeCodeWithDigits(tx, deps, { kind: 'deletion', code, digits: deletion, userId });
      const user = found && (await findUser(tx, userId));
      if (!user) return null;
      await deleteOwnParticipations(tx, userId);
      const waited = await deletePhotosOfMember(tx, await listKeysOf(tx, `user:${userId}`));
      await anonymiseMember(tx, `user:${userId}`, `left:${deps.newId()}`);
      await deleteFeedbackOfCreator(tx, userId);
      await releaseContentOf(tx, userId);
      await releasePicturesOf(tx, userId);
      await dropMailsTo(tx, user.email);
      await deleteAccountSubmissionsNaming(tx, user.email);
      await deleteCodesTo(tx, 'register', user.email);
      await deleteUser(tx, userId);
      return waited;
    },
    { long: true },
  );
  if (!deleted) throw new Problem('invalid_delete_code');
  await recountWithoutPhotos(deps, deleted);
  await deleteAbandonedFiles(deps);
  return { deleted: true };
}
