import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';

/** What the delete page needs from an exploration. */
export type ExplorationToDelete = Pick<ManagedExploration, 'id' | 'name' | 'slug'>;

/** Navigation state for the delete page. */
export function handOver({ id, name }: ExplorationToDelete) {
  return { exploration: { id, name } };
}

/** Reads the state that {@link handOver} wrote; undefined for any other state. */
export function handedExploration(state: unknown): Pick<ExplorationToDelete, 'id' | 'name'> | undefined {
  return (state as Partial<ReturnType<typeof handOver>> | null)?.exploration;
}
