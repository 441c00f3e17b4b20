import type { ExplorationTrail, TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import type { Act } from '#shell/form/use-acts.ts';
import { conditionsBack } from './conditions-back.ts';

/** Spots, or quests, that are copied or moved within a run or into another own one. */
export interface Carrying {
  verb: 'copy' | 'move';
  what: 'pois' | 'tasks';
  /** In the order in which they are placed. */
  ids: readonly number[];
  /** The run that they are in, as it is before. */
  from: ExplorationTrail;
  to: {
    /** Slug and name of the run. */
    slug: string;
    name: string;
    /** The spot that gets quests. */
    poi?: { id: number; name: string; slug: string } | undefined;
    /** Of the first one, from 1; without it, they come last. */
    position?: number | undefined;
  };
}

/** A spot or quest as it is stored after the act, in the order of the ids. */
export interface Carried {
  id: number;
  name: string;
  slug: string;
  updated_at: string;
}

type Call = 'copy' | 'move';

async function sendPois(act: Act, call: Call, exploration_name: string, ids: readonly number[], position?: number) {
  return act(routes.managedPois[call], { body: { exploration_name, poi_ids: [...ids], position } });
}

async function sendTasks(act: Act, call: Call, poi_id: number, ids: readonly number[], position?: number) {
  return act(routes.tasks[call], { params: { poi_id }, body: { task_ids: [...ids], position } });
}

interface CarriedRows {
  rows: readonly Carried[];
  /** Pois whose conditions named what is gone. */
  adapted?: readonly { name: string }[] | undefined;
}

/** Copies or moves by one call. */
export function carry({ verb, what, ids, to }: Carrying, act: Act): Promise<CarriedRows> {
  return what === 'pois'
    ? sendPois(act, verb, to.slug, ids, to.position)
    : sendTasks(act, verb, to.poi?.id ?? 0, ids, to.position);
}

/**
 * Undoes it: copies are deleted, what was moved comes back to its place, with its name and the conditions about it.
 * @throws ApiProblem `not_found` or `conflict` when the parts have changed in between so that it cannot be undone
 */
export async function undoCarrying(carrying: Carrying, carried: readonly Carried[], act: Act): Promise<void> {
  const { verb, what, to } = carrying;
  if (verb === 'copy') {
    for (const { id } of carried) {
      const removing =
        what === 'pois'
          ? accountCall(routes.managedPois.remove, { params: { poi_id: id } })
          : accountCall(routes.tasks.remove, { params: { poi_id: to.poi?.id ?? 0, task_id: id } });
      await removing.catch(unless('not_found'));
    }
    return;
  }
  const now = new Map<number, Carried>();
  if (what === 'pois') for (const [id, row] of await takeBackPois(carrying, carried, act)) now.set(id, row);
  else
    for (const poi of carrying.from.Pois)
      for (const [id, row] of await takeBackTasks(carrying, carried, poi, act)) now.set(id, row);
  if (to.slug !== carrying.from.slug) await takeConditionsBack(carrying, now, act);
}

/** Other spots lost the conditions that named what was moved to another run, and what was moved lost its own. */
async function takeConditionsBack({ what, from }: Carrying, carried: ReadonlyMap<number, Carried>, act: Act) {
  const trail = await accountCall(routes.managedExplorations.trail, { query: { name: from.slug } });
  const now = new Map([...carried].map(([id, row]) => [id, row.id]));
  const none = new Map<number, number>();
  const ids = what === 'pois' ? { pois: now, tasks: tasksNow(from, trail, now) } : { pois: none, tasks: now };
  for (const { poi_id, body } of conditionsBack(from.Pois, trail.Pois, ids))
    await act(routes.qualifiers.change, { params: { poi_id }, body });
}

/** The tasks of a poi that came back are in its order. */
function tasksNow(from: ExplorationTrail, trail: ExplorationTrail, pois: ReadonlyMap<number, number>) {
  return new Map(
    from.Pois.flatMap(({ id, Tasks }) => {
      const back = trail.Pois.find((poi) => poi.id === pois.get(id))?.Tasks ?? [];
      return Tasks.flatMap((task, index) => (back[index] ? [[task.id, back[index].id] as const] : []));
    }),
  );
}

async function takeBackPois({ ids, from, to }: Carrying, carried: readonly Carried[], act: Act) {
  const isOtherRun = to.slug !== from.slug;
  const back = carried.map(({ id }) => id);
  const rows = isOtherRun ? (await sendPois(act, 'move', from.slug, back)).rows : carried;
  const now = nowOf(ids, rows);
  const order = from.Pois.map(({ id, position }) => ({ poi_id: now.get(id)?.id ?? id, position }));
  await accountCall(routes.managedPois.arrange, { body: { exploration_name: from.slug, order } }).catch(
    unless('nochange'),
  );
  for (const { id, name } of from.Pois) {
    const row = now.get(id);
    if (!row || row.name === name) continue;
    const body = { name, updated_at: row.updated_at };
    await accountCall(routes.managedPois.change, { params: { poi_id: row.id }, body }).catch(unless('name_taken'));
  }
  return now;
}

/** Takes the tasks back that were in this poi. */
async function takeBackTasks({ ids, to }: Carrying, carried: readonly Carried[], poi: TrailPoi, act: Act) {
  const mine = carried.filter((_, index) => poi.Tasks.some(({ id }) => id === ids[index]));
  if (mine.length === 0) return new Map<number, Carried>();
  const mineIds = ids.filter((id) => poi.Tasks.some((task) => task.id === id));
  const isOtherPoi = to.poi?.id !== poi.id;
  const back = mine.map(({ id }) => id);
  const rows = isOtherPoi ? (await sendTasks(act, 'move', poi.id, back)).rows : mine;
  const now = nowOf(mineIds, rows);
  const order = poi.Tasks.map(({ id, position }) => ({ task_id: now.get(id)?.id ?? id, position }));
  await accountCall(routes.tasks.arrange, { params: { poi_id: poi.id }, body: { order } }).catch(unless('nochange'));
  for (const { id, name } of poi.Tasks) {
    const row = now.get(id);
    if (!row || row.name === name) continue;
    const params = { poi_id: poi.id, task_id: row.id };
    const body = { name, updated_at: row.updated_at };
    await accountCall(routes.tasks.change, { params, body }).catch(unless('name_taken'));
  }
  return now;
}

/** What each original id is now. */
function nowOf(ids: readonly number[], rows: readonly Carried[]): ReadonlyMap<number, Carried> {
  return new Map(ids.flatMap((id, index) => (rows[index] ? [[id, rows[index]] as const] : [])));
}

/** Lets a failure pass that means: it is already so. */
function unless(code: string) {
  return (error: unknown) => {
    if (!(error instanceof ApiProblem && error.code === code)) throw error;
  };
}
