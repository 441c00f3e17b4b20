import type { contract } from '@puzzle-runs/contract/contract.ts';
import { afterPlaying } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import type { ClientInferResponseBody } from '@ts-rest/core';
import type { Event } from '../event.ts';
import type { Phone } from '../phone/phone.ts';
import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';
import type { Machine } from '../server/machine.ts';
import { Broken } from '../world/history.ts';
import { count } from './check-verdict.ts';

type Ranking = ClientInferResponseBody<(typeof contract)['progress']['ranking'], 200>;

interface TeamRow {
  id: number;
  name: string;
  adjusted: number;
  earned: number | null;
  spent: number | null;
  tie_break_at: number | null;
  joined_at: number | null;
  start_delay: number;
  starts_at: number | null;
  pauses: unknown;
  to_earn: number;
}

interface Placed {
  id: number;
  place: number;
}

/** The ranking by the tables, best first, with its places. */
async function expectedRanking(
  { rows }: DatabaseReader,
  battleId: number,
  { rank_by_share: byShare, tie_rule }: Ranking,
): Promise<Placed[]> {
  const teams =
    await rows<TeamRow>(`select t.id, t.name, s.adjusted, p.earned, p.spent, p.tie_break_at, p.joined_at, s.start_delay, b.starts_at, b.pauses,
    coalesce(p.way_points, e.points_to_earn) as to_earn
    from participants s join battles b on b.id = s.battle_id join teams t on t.id = s.team_id join explorations e on e.id = s.exploration_id
    left join participations p on p.battle_id = s.battle_id and p.team_id = s.team_id and p.exploration_id = s.exploration_id
    where s.battle_id = ${battleId}`);
  const net = ({ earned, spent, adjusted }: TeamRow) => (earned ?? 0) - (spent ?? 0) + adjusted;
  const score = (team: TeamRow) => (byShare ? (team.to_earn > 0 ? net(team) / team.to_earn : 0) : net(team));
  const late = (team: TeamRow) =>
    (tie_rule === 'playing_time' ? playedMs(team) : team.tie_break_at) ?? Number.MAX_SAFE_INTEGER;
  const compare = (a: TeamRow, b: TeamRow) =>
    score(b) - score(a) || late(a) - late(b) || (a.spent ?? 0) - (b.spent ?? 0);
  const sorted = teams.toSorted((a, b) => compare(a, b) || a.name.localeCompare(b.name, 'de'));
  return sorted.map((team) => ({ id: team.id, place: 1 + sorted.filter((other) => compare(other, team) < 0).length }));
}

/** From the own start to the last solution with points, without pauses. */
function playedMs({ tie_break_at: until, joined_at, start_delay, starts_at, pauses: stored }: TeamRow): number | null {
  if (until === null || joined_at === null) return null;
  const pauses = jsonOf<{ from: number; to: number }[] | null>(stored) ?? [];
  const start = starts_at === null ? joined_at : Math.max(joined_at, afterPlaying(starts_at, start_delay, pauses));
  const paused = pauses.reduce(
    (sum, { from, to }) => sum + Math.max(Math.min(to, until) - Math.max(from, start), 0),
    0,
  );
  return Math.max(until - start - paused, 0);
}

/** The ranking as a phone gets it, without what else its page would do meanwhile. */
async function readRanking(machine: Machine, phone: Phone): Promise<Ranking | undefined> {
  const { status, body } = await machine.handle({
    method: 'GET',
    url: '/api/progress/ranking',
    headers: phone.authorization(),
  });
  return status === 200 ? (JSON.parse(body) as Ranking) : undefined;
}

/** The ranking is one total order, and that of the tables; two reads of it are equal. */
export async function checkRanking({ battle, reader, checked, machine }: Event, phone: Phone): Promise<void> {
  if (!battle) return;
  const [first, second] = [await readRanking(machine, phone), await readRanking(machine, phone)];
  if (!first || !second) return;
  const places = first.rows.map(({ Team, place }) => ({ id: Team.id, place }));
  if (JSON.stringify(first.rows) !== JSON.stringify(second.rows))
    throw new Broken('the ranking is one order', 'two reads differ');
  for (const [index, { place }] of places.entries()) {
    const before = places[index - 1];
    if (place !== before?.place && place !== index + 1)
      throw new Broken('the ranking is one order', JSON.stringify(places));
  }
  if (first.frozen_at !== null) return;
  count(checked, 'rankings');
  const expected = await expectedRanking(reader, battle.id, first);
  if (JSON.stringify(expected) !== JSON.stringify(places))
    throw new Broken(
      'the ranking is one order',
      `tables ${JSON.stringify(expected)}, ranking ${JSON.stringify(places)}`,
    );
}
