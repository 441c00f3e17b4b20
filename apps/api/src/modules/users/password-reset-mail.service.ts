import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { countCodesOf } from './codes.repository.ts';
import { createCode } from './codes.ts';
import { findUserByEmail } from './users.repository.ts';

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
