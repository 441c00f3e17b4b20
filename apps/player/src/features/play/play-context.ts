import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { bearerOf, type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { createContext, use } from 'react';
import type { GameServer } from './game-server.ts';

/** The current game: its place, its backend, its state, and the state of the live connection. */
export interface Play {
  place: PlayPlace;
  server: GameServer;
  joined: JoinedPois;
  live: LiveState;
  /** Shows the game in another language, whose texts are loaded; missing where there is no choice. */
  onLanguage?: (lang: string) => void;
  /** A game in the browser, on a feature page; it is not stored. */
  isPlayground?: boolean;
  /** A playground that has switched its network off: answers wait until it is on again. */
  isOffline?: boolean;
}

export const PlayContext = createContext<Play | null>(null);

/** The game provided by `Game`. */
export function usePlay(): Play {
  const play = use(PlayContext);
  if (!play) throw new Error('usePlay: not inside a game');
  return play;
}

/** The headers of calls for the current game. */
export function useRunToken(): { authorization: string } {
  const { place } = usePlay();
  const token = session.runToken(place);
  return { authorization: token ? bearerOf(token) : '' };
}
