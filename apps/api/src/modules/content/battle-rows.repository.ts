import { eq } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

const MINUTE_MS = 60_000;

type NewRow<Table extends keyof Tables> = Tables[Table]['$inferInsert'];

export type NewBattleRow = NewRow<'battles'>;
export type NewTeamRow = NewRow<'teams'>;
export type NewParticipantRow = NewRow<'participants'>;

export async function insertBattle(tx: Tx, battle: NewBattleRow): Promise<number> {
  const [row] = await tx.insert(tx.t.battles).values(battle).returning({ id: tx.t.battles.id });
  if (!row) throw new Error('the battle was not inserted');
  return row.id;
}

export async function insertTeam(tx: Tx, team: NewTeamRow): Promise<number> {
  const [row] = await tx.insert(tx.t.teams).values(team).returning({ id: tx.t.teams.id });
  if (!row) throw new Error('the team was not inserted');
  return row.id;
}

export async function insertTeams(tx: Tx, teams: NewTeamRow[]): Promise<number[]> {
  const rows = await tx.insert(tx.t.teams).values(teams).returning({ id: tx.t.teams.id });
  return rows.map(({ id }) => id);
}

/** By how many milliseconds the next team that is added to a battle starts later than the battle. */
export async function nextStartDelay(tx: Tx, battleId: number): Promise<number> {
  const { battles: b, participants: side } = tx.t;
  const [battle] = await tx.select({ minutes: b.staggerMinutes }).from(b).where(eq(b.id, battleId));
  if (!battle || battle.minutes === 0) return 0;
  return battle.minutes * MINUTE_MS * (await tx.$count(side, eq(side.battleId, battleId)));
}

export async function insertParticipant(tx: Tx, participant: NewParticipantRow): Promise<number> {
  const [row] = await tx.insert(tx.t.participants).values(participant).returning({ id: tx.t.participants.id });
  if (!row) throw new Error('the participant was not inserted');
  return row.id;
}
