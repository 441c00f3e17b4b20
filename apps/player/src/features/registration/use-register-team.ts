import type { RegistrationInfo } from '@puzzle-runs/contract/registration.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { solveCaptcha } from '@puzzle-runs/web/captcha/solve-captcha.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';

/** Refusals of a captcha that has expired or was too cheap. */
const CAPTCHA_REFUSALS: readonly FailureCode[] = ['captcha_required', 'incorrect_entry'];

/**
 * Registers a team, stores its token and goes to the pois. The captcha is solved while the visitor types.
 * @param sent the check of the address, and an id that stays the same when a lost request is repeated
 */
export function useRegisterTeam(
  { Battle: { id } }: RegistrationInfo,
  { check, submissionId }: { check: string | undefined; submissionId: string },
) {
  const navigate = useNavigate();
  const captcha = useRef<Promise<string> | null>(null);

  function solve(): Promise<string> {
    const solving = solveCaptcha({ battle_id: id });
    captcha.current = solving;
    solving.catch(() => {
      captcha.current = null; // the next attempt solves another one
    });
    return solving;
  }

  useEffect(() => {
    if (!captcha.current) void solve().catch(() => undefined);
  });

  async function register(name: string, solved: string) {
    return call(routes.registrations.register, {
      params: { battle_id: id },
      headers: session.accountHeaders(),
      body: { name, check, captcha: solved, submission_id: submissionId, progressor_id: session.guestId() },
    });
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (name: string) => {
      try {
        return await register(name, await (captcha.current ?? solve()));
      } catch (refusal) {
        if (!CAPTCHA_REFUSALS.includes(failureCodeOf(refusal))) throw refusal;
        return register(name, await solve());
      }
    },
    onSuccess: ({ Team, Battle, Exploration, exploration_code, team_code, ...pair }) => {
      const place = { battle: Battle.slug, exploration: Exploration.slug, team: Team.slug };
      session.saveRunToken(place, pair, { team_code, exploration_code: exploration_code ?? undefined });
      void navigate(to.pois(place));
    },
  });
  return { register: mutate, registering: isPending, failure: error ? failureCodeOf(error) : undefined };
}
