import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';

export interface JoinRequestBody {
  exploration_id: number;
  exploration_code?: string | undefined;
  battle_id?: number | undefined;
  team_id?: number | undefined;
  team_code?: string | undefined;
}

/** Joins a run, keeps the token for its place and goes on to the pois. `failure`: why it did not work, for field or screen. */
export function useJoin(place: PlayPlace) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: JoinRequestBody) =>
      call(routes.joining.exploration, {
        headers: session.accountHeaders(),
        body: { ...body, progressor_id: session.guestId() },
      }),
    onSuccess: (pair, body) => {
      session.saveRunToken(place, pair, body);
      void navigate(to.pois(place));
    },
  });
  const failure: FailureCode | undefined = error ? failureCodeOf(error) : undefined;
  return { join: mutate, joining: isPending, failure };
}
