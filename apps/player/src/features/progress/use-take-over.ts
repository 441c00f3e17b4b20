import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Makes what a guest played the account's; run tokens on this device go on. What the account plays itself already stays the guest's,
 * and nobody is asked about it again.
 */
export function useTakeOver(guestId: string) {
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      call(routes.progress.takeOver, { headers: session.accountHeaders(), body: { guest_id: guestId } }),
    onSuccess: async ({ kept }) => {
      if (kept > 0) session.saveAnsweredGuest(guestId);
      await client.invalidateQueries();
    },
  });
  const problem = error ? (error instanceof ApiProblem ? error : new ApiProblem(0, 'unexpected')) : undefined;
  return { takeOver: () => mutate(), busy: isPending, result: data, problem };
}
