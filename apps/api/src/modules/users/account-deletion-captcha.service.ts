import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { checkCaptcha, consumeCaptcha } from '#modules/captcha/captcha.service.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import type { Session } from '#session.ts';
import { countCodesOf } from './codes.repository.ts';
import { createCode } from './codes.ts';
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
