import type { LiveEventName } from '@puzzle-runs/contract/live-events.ts';
import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import type { Points } from '@puzzle-runs/contract/play/progress.ts';

/**
 * `points` contains the new points, `message` the organiser's message; the other events mean that pois or ranking are
 * outdated.
 */
export type LiveEvent =
  | { event: 'points'; points: Points }
  | { event: 'message'; message: BattleMessage }
  | { event: Exclude<LiveEventName, 'points' | 'message'>; within?: number };
