import { ApiProblem } from '../api/api-problem.ts';
import type { Outcome } from './outbox-entry.ts';

/** Rejects the promise of an entry that the player took back. */
export class Withdrawn extends Error {
  override name = 'Withdrawn';
}

/** Promises of the entries that this tab queued. */
export function createWaiters() {
  const waiting = new Map<string, PromiseWithResolvers<unknown>>();
  return {
    /** A promise of the outcome; rejects with `Withdrawn` if the entry is withdrawn or replaced. */
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
    withdraw(id: string) {
      waiting.get(id)?.reject(new Withdrawn());
      waiting.delete(id);
    },
  };
}
