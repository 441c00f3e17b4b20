import { inTeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import { closedPois } from '@puzzle-runs/domain/game/choices-made.ts';
import { type GamePoi, indexContent, PLAIN_RULES } from '@puzzle-runs/domain/game/game.ts';
import type { Solution } from '@puzzle-runs/domain/game/progress.ts';
import { awaitedBefore, type Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';
import type { ParticipationRow } from './participation-state.ts';

interface PoiRow {
  id: number;
  unlock_mode: 'all' | 'any';
}

/**
 * The spot that a participation must have done before this one, in a run with an order; null without one. Spots that its
 * choices have closed are passed over.
 */
export async function spotBefore(
  { rows }: DatabaseReader,
  { id, route, exploration_id, poi_order }: ParticipationRow,
  poiId: number,
): Promise<number | null> {
  if (route !== 'in_order') return null;
  const ofRun = `poi_id in (select id from pois where exploration_id = ${exploration_id})`;
  const pois = await rows<PoiRow>(
    `select id, unlock_mode from pois where exploration_id = ${exploration_id} order by position, id`,
  );
  const tasks = await rows<{ id: number; poi_id: number; points: number }>(
    `select id, poi_id, points from tasks where ${ofRun}`,
  );
  const needed = await rows<{ id: number; poi_id: number; unlock_type: string; value: number; names: unknown }>(
    `select id, poi_id, unlock_type, value, names from prerequisites where ${ofRun} order by id`,
  );
  const content = pois.map(({ id, unlock_mode: unlockMode }) => ({
    id,
    unlockMode,
    tasks: tasks.filter(({ poi_id }) => poi_id === id),
    prerequisites: needed.flatMap(({ poi_id, names, ...each }) =>
      poi_id === id ? [{ ...each, ...jsonOf<object | null>(names) } as Qualifier & { id: number }] : [],
    ),
    hints: [],
  }));
  // The order of a team needs no more of a spot than what opens it.
  const game = indexContent(content as unknown as GamePoi[], { ...PLAIN_RULES, route });
  const order = poi_order === null ? null : jsonOf<number[]>(poi_order);
  const ordered = inTeamOrder(game, order);
  const of = `participation_id = ${id}`;
  const solved = await rows<{ task_id: number; answer: unknown }>(
    `select task_id, answer from solved_tasks where ${of}`,
  );
  const opened = await rows<{ poi_id: number }>(`select poi_id from opened_pois where ${of}`);
  const closed = closedPois(ordered, {
    solved: new Map(solved.map(({ task_id, answer }) => [task_id, { answer: jsonOf(answer) } as Solution])),
    opened: new Map(opened.map(({ poi_id }) => [poi_id, 0])),
  });
  const poi = ordered.poiById.get(poiId);
  return (poi && awaitedBefore(poi, { closed })) ?? null;
}
