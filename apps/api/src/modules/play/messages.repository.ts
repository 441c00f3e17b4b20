import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

const MESSAGES_MAX = 200;

/** Messages to one team of a battle and to all teams, latest first, at most MESSAGES_MAX. */
export function listMessages(db: Db, { battleId, teamId }: { battleId: number; teamId: number }) {
  const { battleActs: a } = db.t;
  return db
    .select({ id: a.id, teamName: a.teamName, text: a.text, at: a.at })
    .from(a)
    .where(and(eq(a.battleId, battleId), eq(a.kind, 'message'), or(isNull(a.teamName), eq(a.teamId, teamId))))
    .orderBy(desc(a.id))
    .limit(MESSAGES_MAX);
}

export async function findMessageRow(db: Db, id: number) {
  const { battleActs: a } = db.t;
  const [row] = await db
    .select({ id: a.id, teamId: a.teamId, teamName: a.teamName, text: a.text, at: a.at })
    .from(a)
    .where(and(eq(a.id, id), eq(a.kind, 'message')));
  return row;
}
