import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { useMemo } from 'react';
import { type Params, useLocation, useParams } from 'react-router';

const isTrial = (path: string) => path.startsWith('/trial/');

/** The game that an address identifies. */
export function playPlaceOf({ exploration = '', battle, team }: Params, path: string): PlayPlace {
  return { exploration, battle, team, trial: isTrial(path) };
}

/** The game that the current address identifies. */
export function usePlayPlace(): PlayPlace {
  const { exploration = '', battle, team } = useParams();
  const trial = isTrial(useLocation().pathname);
  return useMemo(() => ({ exploration, battle, team, trial }), [exploration, battle, team, trial]);
}

type PlayScreen = 'pois' | 'poi' | 'ranking' | 'share';

/** The play screen of the current address. */
export function usePlayScreen(): PlayScreen {
  const { poi } = useParams();
  const { pathname } = useLocation();
  if (poi !== undefined) return 'poi';
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return last === 'ranking' || last === 'share' ? last : 'pois';
}
