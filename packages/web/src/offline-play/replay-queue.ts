import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { judgeOffline } from './judge-offline.ts';
import type { OfflineGame } from './offline-game.ts';
import { type OfflineProgress, progressIn } from './offline-progress.ts';
import { offlineView } from './offline-view.ts';

/** An entry that waits in the queue of a game. */
export interface QueuedEntry {
  body: Submission | { progress_type: 'rating' };
  /** Milliseconds on the phone's clock. */
  queuedAt: number;
}

/**
 * The progress after all waiting entries of the queue. An entry that the rules now refuse, e.g. because the team has solved the task,
 * changes nothing.
 * @param clockOffset milliseconds by which the server's clock is ahead of the phone's
 */
export function replayQueue(game: OfflineGame, queue: readonly QueuedEntry[], clockOffset: number): OfflineProgress {
  let progress = progressIn(game.joined, game.content);
  for (const { body, queuedAt } of queue) {
    if (body.progress_type === 'rating') continue;
    try {
      ({ progress } = judgeOffline({ game, progress, at: queuedAt + clockOffset }, body));
    } catch {
      // refused: nothing changes
    }
  }
  return progress;
}

/** The game as it would be once the server has accepted everything in the queue. */
export function viewWithQueue(
  game: OfflineGame,
  queue: readonly QueuedEntry[],
  { clockOffset, now }: { clockOffset: number; now: number },
): JoinedPois {
  return offlineView(game, replayQueue(game, queue, clockOffset), now + clockOffset);
}
