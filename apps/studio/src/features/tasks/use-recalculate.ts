import { useState } from 'react';
import { usePlayers } from '#shell/playing-note.tsx';

/**
 * Whether changed points of a task are recalculated for those who solved it. Proposed while it is played in a battle,
 * where all teams have to be measured alike.
 */
export function useRecalculate(explorationId: number) {
  const players = usePlayers(explorationId);
  const [chosen, choose] = useState<boolean>();
  return { recalculate: chosen ?? (players?.in_battle ?? 0) > 0, choose };
}
