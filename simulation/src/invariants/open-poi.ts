import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';
import { netOf, type ParticipationRow } from './participation-state.ts';
import { spotBefore } from './spot-before.ts';

interface QualifierRow {
  unlock_type: 'points' | 'time' | 'tasks' | 'poi_list' | 'task_list' | 'decision';
  value: number;
  names: string | { pois?: number[]; tasks?: number[]; task?: number; options?: number[] } | null;
}

interface PoiRow {
  unlock_mode: 'all' | 'any';
}

/** Whether a spot is open for a participation, by the tables. `asked`: spots that wait for the answer. */
export async function isOpenPoi(
  reader: DatabaseReader,
  row: ParticipationRow,
  poiId: number,
  now: number,
  asked: readonly number[] = [],
): Promise<boolean> {
  const { rows } = reader;
  const opened = await rows(`select 1 from opened_pois where participation_id = ${row.id} and poi_id = ${poiId}`);
  if (opened.length > 0) return true;
  const [poi] = await rows<PoiRow>(`select unlock_mode from pois where id = ${poiId}`);
  if (!poi || asked.includes(poiId)) return false;
  const done = (id: number) => isDonePoi(reader, row, id, now, [...asked, poiId]);
  const before = await spotBefore(reader, row, poiId);
  if (before !== null && !(await done(before))) return false;
  const needed = await rows<QualifierRow>(
    `select unlock_type, value, names from prerequisites where poi_id = ${poiId}`,
  );
  const minutes = Math.floor((now - Math.max(row.joined_at, row.starts_at ?? 0)) / 60_000);
  const reached = { points: Math.max(row.highest_net, netOf(row)), tasks: row.solved, time: minutes };
  const holds: boolean[] = [];
  for (const { unlock_type, value, names } of needed) {
    const {
      pois = [],
      tasks = [],
      task = 0,
      options = [],
    } = (typeof names === 'string' ? JSON.parse(names) : names) ?? {};
    let count = 0;
    for (const id of pois) if (await done(id)) count += 1;
    for (const id of tasks) if (await isSolved(reader, row, id)) count += 1;
    if (options.includes(await chosenAt(reader, row, task))) count += 1;
    const isFigure = unlock_type === 'points' || unlock_type === 'time' || unlock_type === 'tasks';
    holds.push((isFigure ? reached[unlock_type] : count) >= value);
  }
  return poi.unlock_mode === 'any' && holds.length > 0 ? holds.some(Boolean) : holds.every(Boolean);
}

async function isSolved({ rows }: DatabaseReader, row: ParticipationRow, taskId: number): Promise<boolean> {
  const of = `participation_id = ${row.id} and task_id = ${taskId}`;
  return (await rows(`select 1 from solved_tasks where ${of}`)).length > 0;
}

/** The option that a participation has chosen; undefined before. */
async function chosenAt({ rows }: DatabaseReader, row: ParticipationRow, taskId: number): Promise<number | undefined> {
  const of = `participation_id = ${row.id} and task_id = ${taskId}`;
  const [solved] = await rows<{ answer: unknown }>(`select answer from solved_tasks where ${of}`);
  return solved && jsonOf<number[] | null>(solved.answer)?.[0];
}

/** Whether a spot is done, or was once: open, without an open quest, and arrived at. */
async function isDonePoi(
  reader: DatabaseReader,
  row: ParticipationRow,
  poiId: number,
  now: number,
  asked: readonly number[] = [],
): Promise<boolean> {
  const { rows } = reader;
  const of = `participation_id = ${row.id}`;
  const marked = await rows(`select 1 from opened_pois where ${of} and poi_id = ${poiId} and done_at is not null`);
  if (marked.length > 0) return true;
  if (!(await isOpenPoi(reader, row, poiId, now, asked))) return false;
  const open = await rows(`select 1 from tasks t
    left join wrong_attempts w on w.task_id = t.id and w.participation_id = ${row.id}
    where t.poi_id = ${poiId} and (t.attempts is null or coalesce(w.wrong, 0) < t.attempts)
    and not exists (select 1 from solved_tasks s where s.task_id = t.id and s.participation_id = ${row.id})
    and not exists (select 1 from photos f where f.task_id = t.id and f.participation_id = ${row.id}
      and f.state = 'pending' and f.review = 'before')`);
  if (open.length > 0) return false;
  const [{ arrival_radius } = { arrival_radius: null }] = await rows<{ arrival_radius: number | null }>(
    `select arrival_radius from pois where id = ${poiId}`,
  );
  if (arrival_radius === null) return true;
  const tasks = `task_id in (select id from tasks where poi_id = ${poiId})`;
  const seen = await rows(`select 1 from arrivals where ${of} and poi_id = ${poiId}
    union select 1 from solved_tasks where ${of} and ${tasks}
    union select 1 from wrong_attempts where ${of} and wrong > 0 and ${tasks}`);
  return seen.length > 0;
}

/** Whether the rule of the run says that a participation is finished, or said so once. */
export async function isFinishedByRule(reader: DatabaseReader, row: ParticipationRow, now: number): Promise<boolean> {
  if (row.finished_at !== null) return true;
  if (row.finish_rule === 'poi_done') return row.finish_poi !== null && isDonePoi(reader, row, row.finish_poi, now);
  if (row.finish_rule === 'nothing_open') return false;
  const pois = await reader.rows<{ id: number }>(`select id from pois where exploration_id = ${row.exploration_id}`);
  let done = 0;
  for (const { id } of pois) if (await isDonePoi(reader, row, id, now)) done += 1;
  return done >= (row.finish_pois ?? pois.length);
}
