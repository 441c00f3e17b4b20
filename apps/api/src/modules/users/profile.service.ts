import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { countCodesOf, deleteCodesOf } from './codes.repository.ts';
import { createCode } from './codes.ts';
import type { MailContext } from './mail-context.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { findUser, findUserByEmail, updateUser } from './users.repository.ts';

/** Unconfirmed new addresses per account. */
const WAITING_MAX = 5;

export async function readProfile({ store }: Pick<Deps, 'store'>, { user_id }: Session) {
  const user = await findUser(store.db, user_id);
  if (!user) throw new Problem('unauthorized');
  return { name: user.name, email: user.email };
}

export interface ProfileChanges {
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  old_password?: string | undefined;
}

/**
 * Changes the name at once, the password with the old one (other sessions end), the address once the code sent to it is
 * confirmed. `verification_sent`: a mail was queued. An address that already has an account gets a different mail.
 * @throws `nochange`, `password_pattern`, `wrong_password`, and `code_already_created` after too many new addresses.
 */
export async function changeProfile(deps: Deps, session: Session, changes: ProfileChanges, mail: MailContext) {
  const passwordHash = await newPassword(deps, session, changes);
  return deps.store.transact(async (tx) => {
    const user = await findUser(tx, session.user_id);
    if (!user) throw new Problem('unauthorized');
    const name = changes.name ?? user.name;
    const email = changes.email === user.email ? undefined : changes.email;
    if (name === user.name && email === undefined && passwordHash === undefined) throw new Problem('nochange');
    await updateUser(tx, user.id, { name, ...(passwordHash !== undefined && { passwordHash }) });
    if (passwordHash !== undefined) {
      await deleteSessionsOf(tx, user.id, session.session_id);
      await deleteCodesOf(tx, 'crossing', user.id);
      const url = `${deps.config.playerUrl}/password/forgotten`;
      await queueMail(tx, deps, user.email, letters[mail.language].passwordChanged({ name, url }));
    }
    if (email !== undefined) await askNewAddress(tx, deps, { userId: user.id, email }, mail);
    return { name, email: user.email, verification_sent: email !== undefined };
  });
}

/** The hash of the new password, if there is a new one. */
async function newPassword({ store }: Deps, { user_id }: Session, { password, old_password }: ProfileChanges) {
  if (password === undefined) return undefined;
  const passwordHash = await hashPassword(password);
  const user = await findUser(store.db, user_id);
  if (!(await isRightPassword(user?.passwordHash, old_password ?? ''))) throw new Problem('wrong_password');
  return password === old_password ? undefined : passwordHash;
}

async function askNewAddress(
  tx: Tx,
  deps: Deps,
  { userId, email }: { userId: number; email: string },
  { language, origin }: MailContext,
): Promise<void> {
  if ((await countCodesOf(tx, 'email', userId, deps.now())) >= WAITING_MAX) throw new Problem('code_already_created');
  const { code } = await createCode(tx, deps, { kind: 'email', userId, email });
  const letter = (await findUserByEmail(tx, email))
    ? letters[language].alreadyKnown({ url: `${origin}/register` })
    : letters[language].newAddress({ url: `${origin}/register/verify?code=${code}` });
  await queueMail(tx, deps, email, letter);
}

/**
 * The account with an address (normalised by `normalizeEmail`). For owners only: it reveals whether the account exists.
 */
export async function findAccount(db: Db, email: string): Promise<{ id: number; name: string } | undefined> {
  const user = await findUserByEmail(db, email);
  return user && { id: user.id, name: user.name };
}
