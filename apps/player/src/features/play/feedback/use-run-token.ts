import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import { usePlay } from '../play-context.ts';

/** The headers of calls for the current game. */
export function useRunToken(): { authorization: string } {
  const { place } = usePlay();
  const token = session.runToken(place);
  return { authorization: token ? bearerOf(token) : '' };
}
