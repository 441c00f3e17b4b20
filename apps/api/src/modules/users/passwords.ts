import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { concurrencyLimit } from '#concurrency-limit.ts';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Dummy hash: verifying takes the same time for unknown accounts. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$iUYrkHumeoEjDEDlXKH5Xg$Uy2SFN+DmyPDeXvHY5nGBc2OjVPMOKVvI1ic68VQPwA';

/** Leaves a processor to the players, also while a whole class logs in; further logins wait, at most about four seconds. */
const inTurn = concurrencyLimit({ running: Math.max(1, availableParallelism() - 1), waiting: 100 });

/** Throws `password_pattern`. */
export async function hashPassword(password: string): Promise<string> {
  if (!isPassword(password)) throw new Problem('password_pattern');
  return inTurn(() => hash(password, COST));
}

/** Whether the password matches; takes the same time without a stored hash. */
export async function isRightPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(passwordHash ?? DECOY, password));
  return right && Boolean(passwordHash);
}
