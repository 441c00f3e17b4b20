import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';

/** The place that the address names (specification 1, part 2: play routes). */
export function usePlayPlace(): PlayPlace {
  const { exploration = '', battle, team } = useParams();
  const trial = useLocation().pathname.startsWith('/trial/');
  return useMemo(() => ({ exploration, battle, team, trial }), [exploration, battle, team, trial]);
}
