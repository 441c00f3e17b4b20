import type { Deps } from '#deps.ts';

/** An id that no message has. */
const MARKER = 2_000_000_000;

/**
 * Resolves when the changes that were published so far have arrived. Over PostgreSQL they do so a moment after the call
 * that made them: a stream that is opened meanwhile would get events of earlier calls.
 */
export function changesArrived({ changeFeed }: Pick<Deps, 'changeFeed'>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = changeFeed.subscribe(({ messageId }) => {
      if (messageId !== MARKER) return;
      unsubscribe();
      resolve();
    });
    changeFeed.publish({ participationId: null, battleId: null, messageId: MARKER });
  });
}
