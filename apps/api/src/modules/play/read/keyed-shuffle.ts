import { hash } from 'node:crypto';
import { shuffleUnless } from '@puzzle-runs/domain/tasks/shuffle.ts';

/**
 * Shuffles items the same way each time for one participation and task. The order is keyed with the server's secret:
 * without it a player could compute the shuffle and undo it (docs/decisions/0005).
 */
export function shuffleFor<T>(
  items: readonly T[],
  key: { secret: string; participationId: number; taskId: number },
  /** Whether the player must not see this order. */
  isRefused: (order: readonly T[]) => boolean = () => false,
): T[] {
  return shuffleUnless(isRefused, items, keyedRandom(key));
}

/** Random number generator in [0, 1) with a seed: the same key gives the same sequence. */
function keyedRandom({ secret, participationId, taskId }: { secret: string; participationId: number; taskId: number }) {
  let block = Buffer.alloc(0);
  let used = 0;
  let counter = 0;
  return () => {
    if (used + 4 > block.length) {
      block = hash('sha256', `${secret}:shuffle:${participationId}:${taskId}:${counter++}`, 'buffer');
      used = 0;
    }
    const value = block.readUInt32BE(used) / 2 ** 32;
    used += 4;
    return value;
  };
}
