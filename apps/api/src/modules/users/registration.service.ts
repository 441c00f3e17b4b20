import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { countCodesTo, deleteCodesOf, deleteCodesTo } from './codes.repository.ts';
import { consumeCode, createCode } from './codes.ts';
import type { MailContext } from './mail-context.ts';
import { hashPassword } from './passwords.ts';
import { findUser, findUserByEmail, insertUser, updateUser } from './users.repository.ts';

const HOUR = 60 * 60 * 1_000;
/** Registration mails per address and hour: strangers cannot flood a mailbox. */
const PER_HOUR = 5;

export interface Registration {
  name: string;
  email: string;
  password: string;
  confirmation: boolean;
}

/**
 * Stores a registration and sends a mail, whether or not the address is known: response and work are the same. The
 * account exists once the code is confirmed, on the site that was used to register. Each code has its own name and
 * password, so a stranger cannot replace those of another registration.
 * @throws `incorrect_entry` without a confirmation, `password_pattern`.
 */
export async function register(
  deps: Deps,
  { name, email, password, confirmation }: Registration,
  { language, origin }: MailContext,
): Promise<{ sent: true }> {
  if (!confirmation) throw new Problem('incorrect_entry');
  const passwordHash = await hashPassword(password);
  await deps.store.transact(async (tx) => {
    const known = await findUserByEmail(tx, email);
    const lately = await countCodesTo(tx, 'register', email, new Date(deps.now().getTime() - HOUR));
    const { code } = await createCode(tx, deps, { kind: 'register', email, carried: { name, passwordHash } });
    const letter = known
      ? letters[language].alreadyKnown({ url: `${origin}/register` })
      : letters[language].register({ url: `${origin}/register/verify?code=${code}` });
    await queueMail(tx, deps, lately < PER_HOUR ? email : null, letter);
  });
  return { sent: true };
}

/**
 * Confirms a new account, or a new address of an account; the code is consumed.
 * @throws `incorrect_entry` without a confirmation, `verification_failed` for a code that is unknown, used or expired.
 */
export async function verify(
  deps: Deps,
  { code, confirmation }: { code: string; confirmation: boolean },
  language: Language,
): Promise<Confirmed> {
  if (!confirmation) throw new Problem('incorrect_entry');
  try {
    return await deps.store.transact(
      async (tx) => (await verifyAccount(tx, deps, code)) ?? (await verifyAddress(tx, deps, code, language)),
    );
  } catch (error) {
    // Another account has taken the address meanwhile.
    throw isUniqueViolation(error) ? new Problem('verification_failed') : error;
  }
}

interface Confirmed {
  name: string;
  /** The confirmed address. */
  email: string;
}

async function verifyAccount(tx: Tx, deps: Deps, code: string): Promise<Confirmed | undefined> {
  const found = await consumeCode(tx, deps, 'register', code);
  const applicant = found?.carried;
  if (!applicant || !found?.email || !('passwordHash' in applicant)) return undefined;
  await insertUser(tx, { ...applicant, email: found.email, createdAt: deps.now() });
  await deleteCodesTo(tx, 'register', found.email);
  return { name: applicant.name, email: found.email };
}

async function verifyAddress(tx: Tx, deps: Deps, code: string, language: Language): Promise<Confirmed> {
  const found = await consumeCode(tx, deps, 'email', code);
  const user = found?.userId ? await findUser(tx, found.userId) : undefined;
  if (!found?.email || !user) throw new Problem('verification_failed');
  await updateUser(tx, user.id, { email: found.email });
  await queueMail(
    tx,
    deps,
    user.email,
    letters[language].addressChanged({ name: user.name, url: `${deps.config.playerUrl}/contact` }),
  );
  await deleteCodesOf(tx, 'email', user.id);
  await deleteCodesTo(tx, 'register', found.email);
  return { name: user.name, email: found.email };
}
