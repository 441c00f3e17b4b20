import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { done, type Manager } from '../world/manager.ts';

/** The present content of a run, as its creator sees it. */
export interface Content {
  pois: ReadonlyMap<number, ManagedPoi>;
  tasks: ReadonlyMap<number, { task: ManagedTask; poi: ManagedPoi }>;
}

const LIMIT = 100;

export async function readContent(manager: Manager, slug: string): Promise<Content> {
  const query = { exploration_name: slug, show: 'task', limit: LIMIT } as const;
  const { rows } = done(await manager.managedPois.list({ query }));
  const tasks = rows.flatMap((poi) => (poi.Tasks ?? []).map((task) => [task.id, { task, poi }] as const));
  return { pois: new Map(rows.map((poi) => [poi.id, poi])), tasks: new Map(tasks) };
}
