import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { askedLanguage } from '#shell/asked-language.ts';
import { apiGameServer } from '../game-server.ts';
import { playPlaceOf } from '../use-play-place.ts';

/**
 * After this time the page renders without its game, and says that it loads. A page that the server has drawn says so already, with the
 * run's name; an empty one comes from the phone, as what is stored does.
 */
const PATIENCE_MS = { drawn: 10_000, empty: 500 };

/** Loads a game before its page renders, which then shows it at once. A failure shows when the page renders. */
export async function prepareGame(client: QueryClient, path: string, params: Params): Promise<void> {
  const place = playPlaceOf(params, path);
  const token = session.runToken(place);
  if (!token || place.trial) return; // the token of a trial may be in its address
  const { joined } = apiGameServer(place, bearerOf(token), askedLanguage(place));
  const patience = document.querySelector('#root[data-arriving]') ? PATIENCE_MS.drawn : PATIENCE_MS.empty;
  await Promise.race([client.prefetchQuery(joined), new Promise((resolve) => setTimeout(resolve, patience))]);
}
