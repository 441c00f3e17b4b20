import { turnBetween } from '@puzzle-runs/web/position/heading.ts';
import { useState } from 'react';

/** The angle in degrees plus full turns, so that a transition from 359° to 0° does not turn all the way back. */
export function useContinuousAngle(angle: number): number {
  const [shown, setShown] = useState(angle);
  const turn = turnBetween(shown, angle);
  if (Math.abs(turn) > 0.01) setShown(shown + turn);
  return shown + turn;
}
