import { ACCOUNT_SUBMISSION_DAYS } from '@puzzle-runs/domain/account/confirmation.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import {
  deleteAccountSubmissionsBefore,
  deleteAccountSubmissionsWith,
  findAccountSubmission,
  insertAccountSubmission,
  updateResponse,
} from './account-submissions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A request of an account that counts once. */
export interface AccountSubmission {
  readonly userId: number;
  readonly submissionId: string;
  /** Hash of the call and its values. */
  readonly fingerprint: string;
}

/** Ends the transaction of a submission that was carried out before. */
class Repeated extends Error {
  readonly response: unknown;

  constructor(response: unknown) {
    super('the submission was carried out before');
    this.response = response;
  }
}

/**
 * Carries out a submission once. `act` gets dependencies whose transaction stores the submission first, and last the
 * value that it returns, which must be the response: it is returned again when the submission is repeated, and `act`
 * writes and sends nothing then. A refused submission stores nothing. `act` makes one transaction with these
 * dependencies. Without a submission it gets `deps`.
 * @throws `conflict` for the id of a submission with another fingerprint, and what `act` throws
 */
export async function submitOnce<D extends Pick<Deps, 'store' | 'now'>, Response>(
  deps: D,
  submission: AccountSubmission | undefined,
  act: (deps: D) => Promise<Response>,
): Promise<Response> {
  if (!submission) return act(deps);
  const before = await findResponse(deps, submission);
  if (before) return before.response as Response;
  try {
    return await act({ ...deps, store: storingSubmission(deps, submission) });
  } catch (error) {
    if (error instanceof Repeated) return error.response as Response;
    // The same submission may have been carried out meanwhile, so that nothing is left to do.
    const meanwhile = error instanceof Problem ? await findResponse(deps, submission) : undefined;
    if (meanwhile) return meanwhile.response as Response;
    throw error;
  }
}

/** One of several transactions that a submission needs, for example one per team. Each counts once, too. */
export function partOf(submission: AccountSubmission | undefined, part: string | number) {
  return submission && { ...submission, submissionId: `${submission.submissionId}:${part}` };
}

/** Deletes submissions after ACCOUNT_SUBMISSION_DAYS: from then on their ids count again. */
export function deleteOldAccountSubmissions(tx: Tx, now: Date): Promise<void> {
  return deleteAccountSubmissionsBefore(tx, new Date(now.getTime() - ACCOUNT_SUBMISSION_DAYS * DAY_MS));
}

/**
 * Deletes submissions of all accounts whose response names the
 * address of a deleted one, such as the grant of a licence.
 */
export function deleteAccountSubmissionsNaming(tx: Tx, email: string): Promise<void> {
  return deleteAccountSubmissionsWith(tx, email);
}

/** The stored response; undefined for a new submission. Throws `conflict` for other values. */
async function findResponse({ store: { db } }: Pick<Deps, 'store'>, submission: AccountSubmission) {
  const stored = await findAccountSubmission(db, submission);
  if (stored) refuseOtherValues(stored, submission);
  return stored;
}

function refuseOtherValues(stored: { fingerprint: string }, { fingerprint }: AccountSubmission): void {
  if (stored.fingerprint !== fingerprint) throw new Problem('conflict', undefined, 'submission_id');
}

function storingSubmission({ store, now }: Pick<Deps, 'store' | 'now'>, submission: AccountSubmission): Deps['store'] {
  return {
    ...store,
    transact: (work, options) =>
      store.transact(async (tx) => {
        if (!(await insertAccountSubmission(tx, { ...submission, createdAt: now() }))) {
          const stored = await findAccountSubmission(tx, submission);
          if (!stored) throw new Problem('unavailable'); // deleted in this moment
          refuseOtherValues(stored, submission);
          throw new Repeated(stored.response);
        }
        const response = await work(tx);
        await updateResponse(tx, submission, response);
        return response;
      }, options),
  };
}
