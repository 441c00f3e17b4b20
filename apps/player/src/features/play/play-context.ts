import type { JoinedPois } from '@puzzle-runs/contract/progress.ts';
import type { LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { createContext, use } from 'react';
import type { GameServer } from './game-server.ts';

/** The game that is being played: where, who keeps it, how it stands, and whether news arrive by themselves. */
export interface Play {
  place: PlayPlace;
  server: GameServer;
  joined: JoinedPois;
  live: LiveState;
}

export const PlayContext = createContext<Play | null>(null);

/** The game around this component, see `game.tsx`. */
export function usePlay(): Play {
  const play = use(PlayContext);
  if (!play) throw new Error('usePlay: not inside a game');
  return play;
}
