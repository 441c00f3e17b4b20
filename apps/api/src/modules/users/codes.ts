import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { DELETION_CODE_LENGTH } from '@puzzle-runs/domain/account/confirmation.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Applicant, CodeKind } from '#db/tables/account-tables.ts';
import type { Deps } from '#deps.ts';
import { countTry, deleteCode, findCode, insertCode } from './codes.repository.ts';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
const LIFE_MS: Record<CodeKind, number> = {
  register: 24 * HOUR,
  email: 24 * HOUR,
  recovery: HOUR,
  deletion: HOUR,
  crossing: MINUTE,
  game: 15 * MINUTE,
};
/** Attempts with wrong digits before a code expires. */
const TRIES = 5;

type Making = Pick<Deps, 'secret' | 'newId' | 'now'>;

interface NewCode {
  kind: CodeKind;
  userId?: number | null;
  email?: string;
  carried?: Applicant | RunTokenClaims;
  /** Where people type it; a random UUID without. */
  code?: string;
}

/** Keyed hash (HMAC): a reader of the database can neither use a code nor try all six digits. */
function hashOf(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

/** Creates a code for a link and six digits for it. Only their hashes are stored. */
export async function createCode(tx: Tx, { secret, newId, now }: Making, { code = newId(), ...made }: NewCode) {
  const digits = String(randomInt(10 ** DELETION_CODE_LENGTH)).padStart(DELETION_CODE_LENGTH, '0');
  await insertCode(tx, {
    ...made,
    hash: hashOf(secret, made.kind, code),
    digitsHash: hashOf(secret, made.kind, code, digits),
    triesLeft: TRIES,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + LIFE_MS[made.kind]),
  });
  return { code, digits };
}

/** A valid code; undefined when it is unknown, used or expired. */
function readCode(db: Db, { secret, now }: Making, kind: CodeKind, code: string) {
  return findCode(db, hashOf(secret, kind, code), now());
}

/** Consumes a code: it works once. */
export async function consumeCode(tx: Tx, deps: Making, kind: CodeKind, code: string) {
  const found = await readCode(tx, deps, kind, code);
  if (found) await deleteCode(tx, found.id);
  return found;
}

/**
 * Consumes a code if its digits are right; wrong digits cost an attempt. Do not throw in the transaction: a rollback
 * would restore the attempt.
 */
export async function consumeCodeWithDigits(
  tx: Tx,
  deps: Making,
  { kind, code, digits, userId }: { kind: CodeKind; code: string; digits: string; userId?: number },
) {
  const found = await readCode(tx, deps, kind, code);
  if (!found || (userId !== undefined && found.userId !== userId)) return undefined;
  const given = hashOf(deps.secret, kind, code, digits.replace(/\s/g, ''));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(found.digitsHash))) {
    await countTry(tx, found.id);
    return undefined;
  }
  await deleteCode(tx, found.id);
  return found;
}
