import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { countCodesOf, deleteCodesOf } from './codes.repository.ts';
import { consumeCodeWithDigits, createCode } from './codes.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUser, findUserByEmail, updateUser } from './users.repository.ts';

/** Pending password resets per account. */
const WAITING_MAX = 3;

/**
 * Mails a link and six digits if name and address belong to one account. Otherwise a decoy is queued: neither response
 * nor timing reveals whether the account exists.
 * @throws `incorrect_entry` without a confirmation.
 */
export async function requestPasswordReset(
  deps: Deps,
  { name, email, confirmation }: { name: string; email: string; confirmation: boolean },
  language: Language,
): Promise<{ sent: true }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  await deps.store.transact(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && sameName(found.name, name) ? found : undefined;
    const waiting = await countCodesOf(tx, 'recovery', user?.id ?? 0, deps.now());
    const { code, digits } = await createCode(tx, deps, { kind: 'recovery', userId: user?.id ?? null });
    const url = `${deps.config.playerUrl}/password/reset?code=${code}`;
    const letter = letters[language].recovery({ name: user?.name ?? name, url, digits });
    await queueMail(tx, deps, user && waiting < WAITING_MAX ? email : null, letter);
  });
  return { sent: true };
}

function sameName(one: string, other: string): boolean {
  return comparableText(one) === comparableText(other);
}

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
