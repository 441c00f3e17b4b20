import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';

/** The game that the address identifies. */
export function usePlayPlace(): PlayPlace {
  const { exploration = '', battle, team } = useParams();
  const trial = useLocation().pathname.startsWith('/trial/');
  return useMemo(() => ({ exploration, battle, team, trial }), [exploration, battle, team, trial]);
}
