import type { DatabaseReader } from '../server/database-reader.ts';
import { Broken } from '../world/history.ts';
import { netOf, type ParticipationRow, readParticipations } from './participation-state.ts';

interface Sums {
  id: number;
  solved_points: number;
  solved_count: number;
  partial_points: number;
  hint_costs: number;
}

/** Marks of deleted content are sums in the row of the participation. */
const SUMS = `select p.id,
  coalesce((select sum(s.points) from solved_tasks s where s.participation_id = p.id and s.task_id is not null), 0)
    + p.unlisted_earned as solved_points,
  (select count(*) from solved_tasks s where s.participation_id = p.id and s.task_id is not null)
    + p.unlisted_solved as solved_count,
  coalesce((select sum(w.points) from wrong_attempts w where w.participation_id = p.id), 0) as partial_points,
  coalesce((select sum(b.cost) from bought_hints b where b.participation_id = p.id and b.hint_id is not null), 0)
    + p.unlisted_spent as hint_costs
  from participations p`;

interface Over {
  participation_id: number;
  task_id: number;
  wrong: number;
  attempts: number;
}

/** Points of acts in the log that were not taken back, since the progress was last deleted. */
const LOGGED = `select s.battle_id, s.team_id, s.adjusted, coalesce(sum(a.amount), 0) as logged from participants s
  left join battle_acts a on a.battle_id = s.battle_id and a.team_id = s.team_id and a.kind = 'points'
  group by s.battle_id, s.team_id, s.adjusted`;

/** Compares what participations hold with the sum of their marks and with the log of the organiser. */
export function createStandingChecks({ reader }: { reader: DatabaseReader }) {
  const highest = new Map<number, number>();
  /** Attempts that quests had at most: a creator may lower them later. */
  const mostAttempts = new Map<number, number>();

  function checkSums(row: ParticipationRow, sums: Sums): void {
    const marks = sums.solved_points + sums.partial_points;
    if (row.earned !== marks)
      throw new Broken(
        'the standing is the sum of the marks',
        `participation ${row.id} earned ${row.earned}, marks ${marks}`,
      );
    if (row.spent !== sums.hint_costs)
      throw new Broken(
        'the standing is the sum of the marks',
        `participation ${row.id} spent ${row.spent}, hints ${sums.hint_costs}`,
      );
    if (row.solved !== sums.solved_count)
      throw new Broken(
        'the standing is the sum of the marks',
        `participation ${row.id} solved ${row.solved}, marks ${sums.solved_count}`,
      );
  }

  function checkHighest(row: ParticipationRow): void {
    const before = highest.get(row.id) ?? row.highest_net;
    if (row.highest_net < before)
      throw new Broken('the highest net points only rise', `participation ${row.id}: ${before} to ${row.highest_net}`);
    highest.set(row.id, row.highest_net);
    // a removed team: what was taken from it is gone with it
    if (row.battle_id !== null && row.adjusted === null) return;
    // Points that were adjusted before the first phone joined count from the net points.
    if (row.highest_net < row.earned - row.spent + Math.min(row.adjusted ?? 0, 0))
      throw new Broken(
        'the highest net points only rise',
        `participation ${row.id}: ${row.highest_net} below net ${netOf(row)}`,
      );
  }

  return {
    async check(): Promise<void> {
      const sums = new Map((await reader.rows<Sums>(SUMS)).map((row) => [row.id, row]));
      for (const row of await readParticipations(reader)) {
        const own = sums.get(row.id);
        if (!own) throw new Error(`no sums of participation ${row.id}`);
        checkSums(row, own);
        checkHighest(row);
      }
      for (const { team_id, adjusted, logged } of await reader.rows<{
        team_id: number;
        adjusted: number;
        logged: number;
      }>(LOGGED))
        if (adjusted !== logged)
          throw new Broken('given points are in the log', `team ${team_id} has ${adjusted}, the log ${logged}`);
      for (const { id, attempts } of await reader.rows<{ id: number; attempts: number | null }>(
        'select id, attempts from tasks',
      )) {
        const most = mostAttempts.get(id) ?? 0;
        mostAttempts.set(id, Math.max(most, attempts ?? Number.POSITIVE_INFINITY));
      }
      const wrong = await reader.rows<Over>('select participation_id, task_id, wrong from wrong_attempts');
      for (const { participation_id, task_id, wrong: tries } of wrong)
        if (tries > (mostAttempts.get(task_id) ?? Number.POSITIVE_INFINITY))
          throw new Broken('limits hold', `participation ${participation_id} tried quest ${task_id} ${tries} times`);
    },
  };
}

export type StandingChecks = ReturnType<typeof createStandingChecks>;
