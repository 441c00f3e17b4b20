import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withCaptcha } from '@puzzle-runs/web/captcha/with-captcha.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { to } from '#to.ts';

export interface JoinRequestBody {
  exploration_id: number;
  exploration_code?: string | undefined;
  battle_id?: number | undefined;
  team_id?: number | undefined;
  team_code?: string | undefined;
}

/**
 * Joins an exploration, stores the token and goes to the pois, or to the poi of a deep link. `failure` is the code to
 * show beside the field or on the screen. Without a code it sends the key of the link that this device has opened.
 */
export function useJoin(place: PlayPlace) {
  const navigate = useNavigate();
  const poi = deepLinkPoi(useLocation().state);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ exploration_code = session.linkKey(place.exploration), ...body }: JoinRequestBody) =>
      withCaptcha(body.exploration_id, (captcha) =>
        call(routes.joining.exploration, {
          headers: { ...session.accountHeaders(), ...captcha },
          body: { ...body, exploration_code, progressor_id: session.guestId() },
        }),
      ),
    onSuccess: (pair, body) => {
      session.saveRunToken(place, pair, body);
      void navigate(poi === undefined ? to.pois(place) : to.poi({ ...place, poi }));
    },
  });
  const failure: FailureCode | undefined = error ? failureCodeOf(error) : undefined;
  return { join: mutate, joining: isPending, failure };
}

/** Navigation state that carries the poi of a deep link through joining. */
export interface DeepLinkState {
  poi?: string | undefined;
}

/** The poi that a player without a token wanted to open; undefined without one. */
export function deepLinkPoi(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('poi' in state)) return undefined;
  return typeof state.poi === 'string' ? state.poi : undefined;
}
