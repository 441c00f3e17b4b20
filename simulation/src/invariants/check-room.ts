import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { FullPoi } from '@puzzle-runs/contract/poi.ts';
import { playedBetween } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { openingTime } from '@puzzle-runs/domain/game/opening-time.ts';
import { newProgress, type Progress } from '@puzzle-runs/domain/game/progress.ts';
import { isGated, type Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';
import { Broken } from '../world/history.ts';
import type { ParticipationRow } from './participation-state.ts';
import { spotBefore } from './spot-before.ts';

const MINUTE_MS = 60_000;

interface RoomCheckOptions {
  reader: DatabaseReader;
  /** Counts what was checked. */
  count: (what: string) => void;
  /** Whether the server lets one team in after the other: two programs may let in one team too many. */
  isExact: boolean;
}

/** Checks the room at spots by the tables, after every response to a team of a Versus that limits it. */
export function createRoomCheck({ reader, count, isExact }: RoomCheckOptions) {
  const { rows } = reader;
  /** Spots that were open for a participation before. */
  const seen = new Set<string>();

  /** A spot that opens now has room for the team, or the team has waited or been there. */
  async function checkLetIn(row: ParticipationRow, now: number): Promise<void> {
    const { room_teams: teams, room_minutes: minutes } = row;
    const opened = await rows<{ poi_id: number; opened_at: number }>(
      `select poi_id, opened_at from opened_pois where participation_id = ${row.id}`,
    );
    for (const { poi_id: poi, opened_at } of opened) {
      const isNew = !seen.has(`${row.id} ${poi}`);
      seen.add(`${row.id} ${poi}`);
      // Earlier marks are those of an organiser, of an edit or of a merge.
      if (!isNew || opened_at !== now || !(await doorOf(row, poi)) || (await wasThere(row, poi))) continue;
      const others = await presentAt(row, poi, now);
      count('spots that open with a limit');
      const waited = playedBetween(await waitsSince(row, poi, now), now, row.pauses);
      if (others < Number(teams) || waited >= Number(minutes) * MINUTE_MS) continue;
      throw new Broken('a full spot lets no team in', `spot ${poi} has ${others} teams, and ${row.id} comes in`);
    }
  }

  /** Other teams that have opened a spot, have not done it, and did something in the last minutes. */
  async function presentAt(row: ParticipationRow, poi: number, now: number): Promise<number> {
    const others = await rows<{ id: number; opened_at: number }>(`select p.id, o.opened_at from opened_pois o
      join participations p on p.id = o.participation_id
      join participants s on s.battle_id = p.battle_id and s.team_id = p.team_id and s.exploration_id = p.exploration_id
      where p.battle_id = ${row.battle_id} and p.id <> ${row.id} and o.poi_id = ${poi} and o.done_at is null`);
    let present = 0;
    // What opened at the same moment may have opened later.
    for (const { id, opened_at } of others) {
      const silent = playedBetween(Math.max(opened_at, await lastActOf(id)), now, row.pauses);
      if (opened_at < now && silent < Number(row.room_minutes) * MINUTE_MS) present += 1;
    }
    return present;
  }

  async function lastActOf(id: number): Promise<number> {
    const acts = await rows<{ at: number | string | null }>(`
      select max(solved_at) as at from solved_tasks where participation_id = ${id}
      union select max(last_at) from wrong_attempts where participation_id = ${id}
      union select max(bought_at) from bought_hints where participation_id = ${id}
      union select max(arrived_at) from arrivals where participation_id = ${id}
      union select max(sent_at) from photos where participation_id = ${id}`);
    return Math.max(...acts.map(({ at }) => Number(at)));
  }

  /** What opens a spot; undefined for one that is open from the start. */
  async function doorOf(row: ParticipationRow, poi: number) {
    const [spot] = await rows<{ unlock_mode: 'all' | 'any' }>(`select unlock_mode from pois where id = ${poi}`);
    const needed = await rows<{ unlock_type: string; value: number; names: unknown }>(
      `select unlock_type, value, names from prerequisites where poi_id = ${poi}`,
    );
    const prerequisites = needed.map(
      ({ names, ...each }) => ({ ...each, ...jsonOf<object | null>(names) }) as Qualifier & { id: number },
    );
    const before = await spotBefore(reader, row, poi);
    const gate = { prerequisites, unlockMode: spot?.unlock_mode, after: before === null ? [] : [before] };
    return isGated(gate) || row.route === 'in_order' ? gate : undefined;
  }

  async function wasThere(row: ParticipationRow, poi: number): Promise<boolean> {
    const tasks = `participation_id = ${row.id} and task_id in (select id from tasks where poi_id = ${poi})`;
    const acts = await rows(`select 1 from arrivals where participation_id = ${row.id} and poi_id = ${poi}
      union select 1 from solved_tasks where ${tasks} union select 1 from wrong_attempts where ${tasks}
      union select 1 from photos where ${tasks} union select 1 from bought_hints
        where participation_id = ${row.id} and hint_id in (select id from hints where poi_id = ${poi})`);
    return acts.length > 0;
  }

  /** Since when a team could be at a spot, by its marks. */
  async function waitsSince(row: ParticipationRow, poi: number, now: number): Promise<number> {
    const gate = await doorOf(row, poi);
    if (!gate) return 0;
    const progress = await progressOf(row);
    const since = openingTime(gate, progress);
    return since > now ? progress.startedAt : since;
  }

  async function progressOf(row: ParticipationRow): Promise<Progress> {
    const of = `participation_id = ${row.id}`;
    const solved = await rows<{ task_id: number; points: number; at: number; answer: unknown }>(
      `select task_id, points, solved_at as at, answer from solved_tasks where ${of} and task_id is not null`,
    );
    const tries = await rows<{ task_id: number; points: number; at: number }>(
      `select task_id, points, last_at as at from wrong_attempts where ${of}`,
    );
    const bought = await rows<{ hint_id: number; cost: number; at: number }>(
      `select hint_id, cost, bought_at as at from bought_hints where ${of} and hint_id is not null`,
    );
    const done = await rows<{ poi_id: number; at: number }>(
      `select poi_id, done_at as at from opened_pois where ${of} and done_at is not null`,
    );
    const [unlisted] = await rows<{ earned: number; spent: number; solved: number }>(`select unlisted_earned as earned,
      unlisted_spent as spent, unlisted_solved as solved from participations where id = ${row.id}`);
    const fresh = newProgress({ joinedAt: row.joined_at, startedAt: Math.max(row.joined_at, row.starts_at ?? 0) });
    return {
      ...fresh,
      solved: new Map(
        solved.map(({ task_id, points, at, answer }) => [task_id, { points, at, answer: jsonOf(answer), by: null }]),
      ),
      tries: new Map(tries.map(({ task_id, points, at }) => [task_id, { wrong: 1, best: null, points, lastAt: at }])),
      bought: new Map(bought.map(({ hint_id, cost, at }) => [hint_id, { cost, at }])),
      done: new Map(done.map(({ poi_id, at }) => [poi_id, at])),
      adjusted: row.adjusted ?? 0,
      unlisted: { ...fresh.unlisted, ...unlisted },
    };
  }

  /** A team waits no longer than the room allows. */
  async function checkWaiting(row: ParticipationRow, game: JoinedPois, now: number): Promise<void> {
    for (const poi of game.rows) {
      const full: FullPoi | undefined = poi.unlocked ? poi.arrival.full : poi.full;
      if (!full) continue;
      count('full spots');
      const longest = now + Number(row.room_minutes) * MINUTE_MS;
      const opensAt = Date.parse(full.opens_at);
      if (opensAt <= now || opensAt > longest || full.teams < Number(row.room_teams))
        throw new Broken('a team waits no longer than the room allows', `spot ${poi.id}: ${JSON.stringify(full)}`);
    }
  }

  return async function check(row: ParticipationRow, now: number, game?: JoinedPois): Promise<void> {
    if (row.room_teams === null) return;
    if (game) await checkWaiting(row, game, now);
    if (isExact) await checkLetIn(row, now);
  };
}
