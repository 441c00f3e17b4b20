import type { JoinInfo } from '@puzzle-runs/contract/join.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withCaptcha } from '@puzzle-runs/web/captcha/with-captcha.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';
import type { JoinRequest } from './join-request.ts';

/** The game a join link leads to: a team in a battle or of friends, or solo; undefined for a battle without a team. */
function joinPlaceOf({ battle, exploration, team }: JoinInfo): PlayPlace | undefined {
  if (battle && !team) return undefined;
  return { battle: battle?.slug, exploration: exploration.slug, team: team?.slug };
}

/**
 * Joins by the link, stores the token and goes to the pois; a link without a team of its battle leads to the team
 * choice first.
 */
export function useJoinLink(request: JoinRequest, info: JoinInfo) {
  const navigate = useNavigate();
  const place = joinPlaceOf(info);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withCaptcha(request.exploration_id, (captcha) =>
        call(routes.joining.instant, {
          headers: { ...session.accountHeaders(), ...captcha },
          body: { ...request, progressor_id: session.guestId() },
        }),
      ),
    onSuccess: (pair) => {
      if (!place) return;
      session.saveRunToken(place, pair, request);
      void navigate(to.pois(place));
    },
  });

  function chooseTeam(): void {
    const teams = to.teams({ battle: info.battle?.slug, exploration: info.exploration.slug });
    void navigate(teams, { state: { code: request.exploration_code ?? '' } });
  }
  return {
    join: place ? () => mutate() : chooseTeam,
    hasPlace: place !== undefined,
    joining: isPending,
    failure: error ? failureCodeOf(error) : undefined,
  };
}
