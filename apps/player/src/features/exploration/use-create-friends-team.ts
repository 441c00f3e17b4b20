import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withCaptcha } from '@puzzle-runs/web/captcha/with-captcha.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';

interface NewFriendsTeam {
  name: string;
  exploration_code?: string | undefined;
}

/** Creates a team of friends, stores its token beside that of the solo game, and goes on to the invitation. */
export function useCreateFriendsTeam({ id, slug: exploration }: { id: number; slug: string }) {
  const navigate = useNavigate();
  const founding = useRef({ values: '', id: '' });

  /** The same id while the same team is sent again. */
  function submissionIdOf(newTeam: NewFriendsTeam): string {
    const values = JSON.stringify(newTeam);
    if (founding.current.values !== values) founding.current = { values, id: randomUuid() };
    return founding.current.id;
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: (newTeam: NewFriendsTeam) =>
      withCaptcha(id, (captcha) =>
        call(routes.joining.together, {
          params: { exploration_id: id },
          headers: { ...session.accountHeaders(), ...captcha },
          body: {
            exploration_code: session.linkKey(exploration),
            ...newTeam,
            progressor_id: session.guestId(),
            submission_id: submissionIdOf(newTeam),
          },
        }),
      ),
    onSuccess: ({ Team, invitation: _invitation, ...pair }, newTeam) => {
      founding.current = { values: '', id: '' };
      const place = { exploration, team: Team.slug };
      session.saveRunToken(place, pair, newTeam);
      void navigate(to.share(place), { state: { founded: true } });
    },
  });
  const failure: FailureCode | undefined = error ? failureCodeOf(error) : undefined;
  return { createTeam: mutate, creating: isPending, failure };
}
