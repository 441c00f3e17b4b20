import type { HelpRequest, NewHelpRequest } from '@puzzle-runs/contract/play/help.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call, query } from '@puzzle-runs/web/api/call.ts';
import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePlay } from '../play-context.ts';
import { isUnauthorized } from '../queries.ts';
import { POLL_MS } from '../refresh.ts';
import { isOutcomeUnknown, type PendingCall, reusePending } from './pending-call.ts';

export type NewHelp = Pick<NewHelpRequest, 'poi_id' | 'task_id' | 'text'>;

/**
 * The team's last request for help, undefined until it is loaded, and the call that sends a new one. A lost one is sent
 * with the same id.
 */
export function useHelp() {
  const { place, live } = usePlay();
  const client = useQueryClient();
  const pending = useRef<PendingCall>(null);
  const token = session.runToken(place);
  const headers = { authorization: token ? bearerOf(token) : '' };
  const lastHelp = query(routes.progress.lastHelp, { headers });
  const { data } = useQuery({ ...lastHelp, refetchInterval: live === 'live' ? false : POLL_MS });

  const { mutate, isPending, error, reset } = useMutation<HelpRequest, ApiProblem, NewHelp>({
    mutationFn(body) {
      const sent = reusePending(pending.current, body, randomUuid);
      pending.current = sent;
      return call(routes.progress.help, { headers, body: { ...body, submission_id: sent.id } });
    },
    throwOnError: isUnauthorized,
    onSuccess(request) {
      pending.current = null;
      client.setQueryData(lastHelp.queryKey, { request });
    },
    onError({ code }) {
      if (!isOutcomeUnknown(code)) pending.current = null;
      void client.invalidateQueries({ queryKey: lastHelp.queryKey }); // another phone of the team may have called
    },
  });
  return { request: data?.request, send: mutate, isPending, error, reset };
}
