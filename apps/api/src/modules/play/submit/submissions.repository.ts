import { and, eq, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { StoredOutcome } from '#db/tables/play-tables.ts';
import type { TallyRow } from '../counting/tallies.repository.ts';

/** In one query, because each query is a round trip. */
const earlierOf = statement((db) => {
  const { participations: p, submissions: sent, insightTallies: i } = db.t;
  return db
    .select({ outcome: sent.outcome, tally: i })
    .from(p)
    .leftJoin(sent, and(eq(sent.participationId, p.id), eq(sent.submissionId, sql.placeholder('submissionId'))))
    .leftJoin(i, eq(i.participationId, p.id))
    .where(eq(p.id, sql.placeholder('id')));
});

/** State before a submission. */
interface Earlier {
  /** Outcome of the same submission, if it was sent before. */
  outcome: StoredOutcome | undefined;
  /** Undefined for trials and while the participation is not counted yet. */
  tally: TallyRow | undefined;
}

/** State before a submission; `submissionId` is null for one without id. */
export async function findEarlier(db: Db, id: number, submissionId: string | null): Promise<Earlier> {
  const [row] = await earlierOf(db, { id, submissionId });
  return { outcome: row?.outcome ?? undefined, tally: row?.tally ?? undefined };
}

const insertSubmission = statement((tx: Tx) =>
  tx.insert(tx.t.submissions).values(placeholders('participationId', 'submissionId', 'outcome', 'createdAt')),
);

export function saveOutcome(
  tx: Tx,
  row: { participationId: number; submissionId: string; outcome: StoredOutcome; createdAt: Date },
): void {
  tx.atCommit(insertSubmission(tx, row));
}
