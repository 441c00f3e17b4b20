import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export async function findSettings(db: Db, battleId: number) {
  const { registrations: r } = db.t;
  const [row] = await db.select().from(r).where(eq(r.battleId, battleId));
  return row;
}

export async function storeSettings(tx: Tx, settings: Tables['registrations']['$inferInsert']): Promise<void> {
  const { registrations: r } = tx.t;
  const { battleId: _, ...changes } = settings;
  await tx.insert(r).values(settings).onConflictDoUpdate({ target: r.battleId, set: changes });
}

/** All registered teams of a battle, those whose name waits first, then in the order of their registration. */
export function listRegisteredTeams(db: Db, battleId: number) {
  const { registeredTeams: r, teams, participants: side } = db.t;
  return db
    .select({
      team: { id: teams.id, name: teams.name, slug: teams.slug },
      name: r.name,
      state: r.state,
      registeredAt: r.registeredAt,
    })
    .from(r)
    .innerJoin(teams, eq(teams.id, r.teamId))
    .innerJoin(side, eq(side.teamId, r.teamId))
    .where(eq(r.battleId, battleId))
    .orderBy(asc(sql`case when ${r.state} = 'waiting' then 0 else 1 end`), asc(r.registeredAt), asc(r.teamId));
}
