import { ApiProblem } from '../api/api-problem.ts';
import type { StoredRefusal } from './outbox-entry.ts';

/** Final outcome of an entry; can be sent between tabs. */
export type Outcome = { result: unknown } | { problem: StoredRefusal };

/** Promises of the entries that this tab queued. */
export function createWaiters() {
  const waiting = new Map<string, PromiseWithResolvers<unknown>>();
  return {
    /** A promise of the outcome; stays open if the entry is withdrawn. */
    wait(id: string): Promise<unknown> {
      const waiter = waiting.get(id) ?? Promise.withResolvers<unknown>();
      waiting.set(id, waiter);
      return waiter.promise;
    },
    /** @returns whether a caller was waiting */
    settle(id: string, outcome: Outcome): boolean {
      const waiter = waiting.get(id);
      waiting.delete(id);
      if ('problem' in outcome) waiter?.reject(new ApiProblem(0, outcome.problem.code, outcome.problem.params));
      else waiter?.resolve(outcome.result);
      return waiter !== undefined;
    },
    drop: (id: string) => waiting.delete(id),
  };
}
