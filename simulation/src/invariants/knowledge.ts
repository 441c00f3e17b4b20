import type { Secret } from '../content/secrets.ts';
import type { DatabaseReader } from '../server/database-reader.ts';
import { isFinishedByRule, isOpenPoi } from './open-poi.ts';
import { isOver, type ParticipationRow } from './participation-state.ts';

interface TaskRow {
  id: number;
  poi_id: number;
  attempts: number | null;
  explain_after_attempts: boolean | number;
  arrival_radius: number | null;
}

interface Knowing {
  reader: DatabaseReader;
  row: ParticipationRow;
  now: number;
}

async function exists({ reader }: Knowing, sql: string): Promise<boolean> {
  return (await reader.rows(sql)).length > 0;
}

/** Whether the quests of a spot are open to a participation. */
async function areTasksOpen(knowing: Knowing, { poi_id, arrival_radius }: TaskRow): Promise<boolean> {
  const { reader, row, now } = knowing;
  if (!(await isOpenPoi(reader, row, poi_id, now))) return false;
  if (arrival_radius === null) return true;
  const of = `participation_id = ${row.id}`;
  const tasks = `task_id in (select id from tasks where poi_id = ${poi_id})`;
  return (
    (await exists(knowing, `select 1 from arrivals where ${of} and poi_id = ${poi_id}`)) ||
    (await exists(knowing, `select 1 from solved_tasks where ${of} and ${tasks}`)) ||
    (await exists(knowing, `select 1 from wrong_attempts where ${of} and wrong > 0 and ${tasks}`))
  );
}

/** Whether a quest shows its answer and its explanation. */
async function isExplained(knowing: Knowing, { id, attempts, explain_after_attempts }: TaskRow): Promise<boolean> {
  const of = `participation_id = ${knowing.row.id} and task_id = ${id}`;
  if (await exists(knowing, `select 1 from solved_tasks where ${of}`)) return true;
  if (!explain_after_attempts || attempts === null) return false;
  return exists(knowing, `select 1 from wrong_attempts where ${of} and wrong >= ${attempts}`);
}

/** A necessary condition of the finish: the rule of the run, or no open quest is unsolved, has an attempt left and waits for no verdict. */
async function mayHaveFinished(knowing: Knowing): Promise<boolean> {
  const { reader, row, now } = knowing;
  if (await isFinishedByRule(reader, row, now)) return true;
  const left = await reader.rows<{ poi_id: number }>(`select t.poi_id from tasks t join pois o on o.id = t.poi_id
    left join wrong_attempts w on w.task_id = t.id and w.participation_id = ${row.id}
    where o.exploration_id = ${row.exploration_id} and (t.attempts is null or coalesce(w.wrong, 0) < t.attempts)
    and not exists (select 1 from solved_tasks s where s.task_id = t.id and s.participation_id = ${row.id})
    and not exists (select 1 from photos f where f.task_id = t.id and f.participation_id = ${row.id} and f.state = 'pending')`);
  for (const poiId of new Set(left.map(({ poi_id }) => poi_id)))
    if (await isOpenPoi(reader, row, poiId, now)) return false;
  return true;
}

/** Whether a participation may know a secret now, by the tables and not by what the product says. */
export async function mayKnow(secret: Secret, knowing: Knowing): Promise<boolean> {
  const { reader, row, now } = knowing;
  switch (secret.kind) {
    case 'task':
    case 'answer':
    case 'explanation': {
      const name = secret.task ?? `Quest ${secret.token}`;
      const [task] =
        await reader.rows<TaskRow>(`select t.id, t.poi_id, t.attempts, t.explain_after_attempts, o.arrival_radius
        from tasks t join pois o on o.id = t.poi_id where t.name = '${name}'`);
      if (!task) return false;
      return secret.kind === 'task' ? areTasksOpen(knowing, task) : isExplained(knowing, task);
    }
    case 'reply':
      return exists(
        knowing,
        `select 1 from wrong_answers w join tasks t on t.id = w.task_id
          where w.participation_id = ${row.id} and t.name = '${secret.task}' and w.text = '${secret.answer}'`,
      );
    case 'poi': {
      const [poi] = await reader.rows<{ id: number }>(
        `select id from pois where exploration_id = ${row.exploration_id} and name = '${secret.poi}'`,
      );
      return poi !== undefined && isOpenPoi(reader, row, poi.id, now);
    }
    case 'hint':
      return exists(
        knowing,
        `select 1 from bought_hints b join hints h on h.id = b.hint_id
          where b.participation_id = ${row.id} and h.hint_value = '${secret.token}'`,
      );
    case 'finale':
      return isOver(row, now) || mayHaveFinished(knowing);
    case 'target':
    case 'code':
      return false;
  }
}
