import { hash, verify } from '@node-rs/argon2';
import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

/** argon2id, as OWASP asks for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody knows: who has no account takes as long to refuse as who has one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$iUYrkHumeoEjDEDlXKH5Xg$Uy2SFN+DmyPDeXvHY5nGBc2OjVPMOKVvI1ic68VQPwA';

/** Throws `password_pattern` (specification 1, part 5). */
export async function hashPassword(password: string): Promise<string> {
  if (!isPassword(password)) throw new Problem('password_pattern');
  return hash(password, COST);
}

/** Whether this is the password; takes the same time when there is none to compare with. */
export async function isRightPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? DECOY, password);
  return right && Boolean(passwordHash);
}
