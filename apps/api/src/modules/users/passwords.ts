import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { workerThread } from '#threads/worker-thread.ts';
import type { HashWork } from './hash-thread.ts';

/** Dummy hash: verifying takes the same time for unknown accounts. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$iUYrkHumeoEjDEDlXKH5Xg$Uy2SFN+DmyPDeXvHY5nGBc2OjVPMOKVvI1ic68VQPwA';

/**
 * Hashes in a thread of low priority, so that players' calls come first. One at a time, also while a whole class logs
 * in; further logins wait, at most about four seconds.
 */
const inThread = workerThread<HashWork, string | boolean>({
  script: new URL('./hash-thread.ts', import.meta.url),
  waiting: 100,
});

/** Throws `password_pattern`. */
export async function hashPassword(password: string): Promise<string> {
  if (!isPassword(password)) throw new Problem('password_pattern');
  return String(await inThread({ password, hash: null }));
}

/** Whether the password matches; takes the same time without a stored hash. */
export async function isRightPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await inThread({ password, hash: passwordHash ?? DECOY });
  return right === true && Boolean(passwordHash);
}
