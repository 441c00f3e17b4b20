import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { deleteCodesOf } from './codes.repository.ts';
import { consumeCodeWithDigits } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUser, updateUser } from './users.repository.ts';

export interface PasswordReset {
  code: string;
  recovery: string;
  confirmation: boolean;
  password: string;
}

/**
 * Sets a new password and ends all sessions of the account.
 * @throws `incorrect_entry`, `password_pattern`, and `recovery_failed` for an invalid code or digits.
 */
export async function resetPassword(
  deps: Deps,
  { code, recovery, confirmation, password }: PasswordReset,
  language: Language,
): Promise<{ name: string }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  const passwordHash = await hashPassword(password);
  const user = await deps.store.transact(async (tx) => {
    const found = await consumeCodeWithDigits(tx, deps, { kind: 'recovery', code, digits: recovery });
    const owner = found?.userId ? await findUser(tx, found.userId) : undefined;
    if (!owner) return undefined;
    await updateUser(tx, owner.id, { passwordHash });
    await deleteSessionsOf(tx, owner.id);
    await deleteCodesOf(tx, 'recovery', owner.id);
    await deleteCodesOf(tx, 'crossing', owner.id);
    const url = `${deps.config.playerUrl}/password/forgotten`;
    await queueMail(tx, deps, owner.email, letters[language].passwordChanged({ name: owner.name, url }));
    return owner;
  });
  if (!user) throw new Problem('recovery_failed');
  return { name: user.name };
}
