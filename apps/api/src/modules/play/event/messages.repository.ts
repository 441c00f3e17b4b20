import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

const MESSAGES_MAX = 200;
/** Acts that players see as messages. */
const TOLD = [
  'message',
  'points',
  'poi_opened',
  'name_waiting',
  'name_accepted',
  'name_refused',
  'name_changed',
] as const;

function messageColumns({ t: { battleActs: a } }: Db) {
  const { id, kind, teamId, teamName, text, amount, at, readAt } = a;
  return { id, kind, teamId, teamName, text, amount, at, readAt };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Messages that were not taken back, given points and opened pois of a battle. */
function toldIn({ t: { battleActs: a } }: Db, battleId: number) {
  return and(eq(a.battleId, battleId), inArray(a.kind, [...TOLD]), or(isNull(a.undoneAt), ne(a.kind, 'message')));
}

/** Messages to one team of a battle and to all teams, latest first, at most MESSAGES_MAX. */
export function listMessages(db: Db, { battleId, teamId }: { battleId: number; teamId: number }) {
  const { battleActs: a } = db.t;
  return db
    .select(messageColumns(db))
    .from(a)
    .where(and(toldIn(db, battleId), or(isNull(a.teamName), eq(a.teamId, teamId))))
    .orderBy(desc(a.id))
    .limit(MESSAGES_MAX);
}

export async function findMessageRow(db: Db, id: number) {
  const { battleActs: a } = db.t;
  const [row] = await db
    .select(messageColumns(db))
    .from(a)
    .where(and(eq(a.id, id), inArray(a.kind, [...TOLD])));
  return row;
}

/** Notes when a phone has shown these messages for the first time. */
export async function markRead(tx: Tx, ids: number[], at: Date): Promise<void> {
  const { battleActs: a } = tx.t;
  await tx
    .update(a)
    .set({ readAt: at })
    .where(and(inArray(a.id, ids), isNull(a.readAt)));
}
