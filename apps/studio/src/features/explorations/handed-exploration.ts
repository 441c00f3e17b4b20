import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';

/** What the delete page has to know of a run. */
export type ExplorationToDelete = Pick<ManagedExploration, 'id' | 'name' | 'slug'>;

/** The navigation state that leads to the delete page. */
export function handOver({ id, name }: ExplorationToDelete) {
  return { exploration: { id, name } };
}

/** What {@link handOver} put into a navigation state; undefined for any other. */
export function handedExploration(state: unknown): Pick<ExplorationToDelete, 'id' | 'name'> | undefined {
  return (state as Partial<ReturnType<typeof handOver>> | null)?.exploration;
}
