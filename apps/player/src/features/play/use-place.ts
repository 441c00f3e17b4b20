import type { Place } from '@puzzle-runs/web/session.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router';

/** The place that the address names (specification 1, part 2: play routes). */
export function usePlace(): Place {
  const { exploration = '', battle, team } = useParams();
  return useMemo(() => ({ exploration, battle, team }), [exploration, battle, team]);
}
