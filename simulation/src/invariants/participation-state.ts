import type { Pause } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';

/** A participation as the tables hold it. Times in milliseconds since 1970. */
export interface ParticipationRow {
  id: number;
  exploration_id: number;
  battle_id: number | null;
  team_id: number | null;
  joined_at: number;
  earned: number;
  spent: number;
  highest_net: number;
  solved: number;
  /** Null outside of battles, and for a team that was removed. */
  adjusted: number | null;
  extra_minutes: number | null;
  /** Of its team: later than the battle where the teams start one after the other. */
  starts_at: number | null;
  ends_at: number | null;
  paused_at: number | null;
  /** Those that are over. */
  pauses: readonly Pause[];
  manual_start: boolean | number | null;
  battle_offline: boolean | number | null;
  playable_offline: boolean | number;
  tie_break_at: number | null;
  finished_at: number | string | null;
  route: 'free' | 'in_order';
  /** Ids of the spots in the order of its team, as JSON; null: as written. */
  poi_order: unknown;
  /** Null where the Versus does not limit the teams at a spot. */
  room_teams: number | null;
  room_minutes: number | null;
  finish_rule: 'nothing_open' | 'pois_done' | 'poi_done';
  finish_pois: number | null;
  finish_poi: number | null;
}

const PARTICIPATIONS = `select p.id, p.exploration_id, p.battle_id, p.team_id, p.joined_at, p.earned, p.spent, p.highest_net, p.solved,
  p.tie_break_at, p.finished_at, e.route, e.finish_rule, e.finish_pois, e.finish_poi, p.poi_order, b.room_teams, b.room_minutes, s.adjusted, s.extra_minutes, s.start_delay, s.end_delay, b.pauses, b.starts_at, b.ends_at, b.paused_at, b.manual_start,
  b.playable_offline as battle_offline, e.playable_offline
  from participations p
  join explorations e on e.id = p.exploration_id
  left join battles b on b.id = p.battle_id
  left join participants s on s.battle_id = p.battle_id and s.team_id = p.team_id and s.exploration_id = p.exploration_id`;

interface StoredRow extends Omit<ParticipationRow, 'pauses'> {
  start_delay: number | null;
  end_delay: number | null;
  pauses: unknown;
}

export async function readParticipations({ rows }: DatabaseReader): Promise<ParticipationRow[]> {
  return (await rows<StoredRow>(`${PARTICIPATIONS} order by p.id`)).map(withOwnTimes);
}

/** A start that falls behind the beginning of a pause moves by its length. */
function withOwnTimes({ start_delay, end_delay, pauses: stored, ...row }: StoredRow): ParticipationRow {
  const { starts_at: start, ends_at: end } = row;
  let own = start === null ? null : start + (start_delay ?? 0);
  const pauses = jsonOf<Pause[] | null>(stored) ?? [];
  for (const { from, to } of pauses)
    if (start !== null && own !== null && to > start && own > Math.max(from, start)) own += to - Math.max(from, start);
  return { ...row, pauses, starts_at: own, ends_at: end === null ? null : end + (end_delay ?? 0) };
}

/** The participation of a run token, also after a merge; undefined when it was deleted. */
export async function findParticipation({ rows }: DatabaseReader, id: number): Promise<ParticipationRow | undefined> {
  const [found] = await rows<StoredRow>(`${PARTICIPATIONS} where p.id = ${id}`);
  if (found) return withOwnTimes(found);
  const [merged] = await rows<{ participation_id: number }>(
    `select participation_id from merged_participations where id = ${id}`,
  );
  return merged && findParticipation({ rows } as DatabaseReader, merged.participation_id);
}

/** Earned minus spent points, and those of the organiser. */
export function netOf({ earned, spent, adjusted }: ParticipationRow): number {
  return earned - spent + (adjusted ?? 0);
}

/** Whether the Versus is over for the team at this time. */
export function isOver(row: ParticipationRow, now: number): boolean {
  if (row.battle_id === null) return false;
  if (row.extra_minutes === null) return true;
  if (row.ends_at === null) return false;
  const paused =
    row.paused_at === null ? 0 : Math.max(now - Math.max(row.paused_at, row.starts_at ?? row.paused_at), 0);
  return now >= row.ends_at + row.extra_minutes * 60_000 + paused;
}
