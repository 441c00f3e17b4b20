import type { Participation } from './play.repository.ts';

/** Whether phones of a participation may hold the answers: the creator allows it, and in a battle its organiser, too. */
export function mayHoldAnswers({ playableOffline, battleId, battlePlayableOffline }: Participation): boolean {
  return playableOffline && (battleId === null || battlePlayableOffline === true);
}
