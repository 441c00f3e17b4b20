import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { bearerOf, type PlayPlace, runTokenClaimsOf, session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { laterRoutes } from '#later-routes.ts';
import { to } from '#to.ts';

class Taken extends Error {}

/** Whether this device plays the game of a place already, as another player or from its own beginning. */
function isTaken(place: PlayPlace, pair: TokenPair): boolean {
  const own = session.runToken(place);
  return own !== undefined && runTokenClaimsOf(own)?.participation_id !== runTokenClaimsOf(pair)?.participation_id;
}

/** Continues the game of a code: stores its token and goes to its pois. A game that this device plays already is never replaced. */
export function useContinueGame() {
  const navigate = useNavigate();
  /** The code works once: kept while only the game itself could not be read. */
  const redeemed = useRef<{ code: string; pair: TokenPair }>(undefined);

  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn(code: string) {
      if (redeemed.current?.code !== code)
        redeemed.current = { code, pair: await call(laterRoutes.gameHandover.complete, { body: { code } }) };
      const { pair } = redeemed.current;
      const { exploration, battle, team } = await call(routes.joined.pois, {
        headers: { authorization: bearerOf(pair) },
        query: {},
      });
      const place = { exploration: exploration.slug, battle: battle?.slug, team: team?.slug };
      if (isTaken(place, pair)) throw new Taken();
      return { place, pair };
    },
    onSuccess({ place, pair }) {
      session.saveRunToken(place, pair);
      void navigate(to.pois(place));
    },
  });
  const failure: FailureCode | 'taken' | undefined =
    error instanceof Taken ? 'taken' : error ? failureCodeOf(error) : undefined;
  return { enter: mutate, busy: isPending || isSuccess, failure };
}
