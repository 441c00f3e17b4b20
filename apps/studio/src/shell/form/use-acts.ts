import type { CallArgs, ResponseBody } from '@puzzle-runs/web/api/call.ts';
import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { useState } from 'react';
import { type AccountArgs, type AccountRoute, accountCall } from '../account-call.ts';

/** Where a call takes its `submission_id`: in the query if it has one, otherwise in the body. */
type Values<R extends AccountRoute> = 'query' extends keyof CallArgs<R>
  ? NonNullable<CallArgs<R>['query']>
  : 'body' extends keyof CallArgs<R>
    ? CallArgs<R>['body']
    : Record<never, never>;

/** Arguments of an act; `never` for a call without a `submission_id`. */
type ActArgs<R extends AccountRoute> = 'submission_id' extends keyof Values<R> ? AccountArgs<R> : never;

/**
 * Sends a call that counts once per `submission_id`. `send` makes the call, by default as `accountCall`. An act whose
 * call takes its id in the query names a query.
 */
export type Act = <R extends AccountRoute>(
  route: R,
  args: ActArgs<R>,
  send?: (args: AccountArgs<R>) => Promise<ResponseBody<R>>,
) => Promise<ResponseBody<R>>;

interface SentAct {
  id: string;
  isAcknowledged: boolean;
}

/**
 * The ids of the acts of a form, dialog or button. An act that is sent again with the same values keeps its id, so that
 * it counts once when a response was lost.
 */
export function createActs(newId: () => string = randomUuid) {
  const sent = new Map<string, SentAct>();

  const act: Act = async (route, args, send) => {
    type Args = AccountArgs<typeof route>;
    const key = JSON.stringify([route.method, route.path, args]);
    const one = sent.get(key) ?? { id: newId(), isAcknowledged: false };
    sent.set(key, one);
    const place = 'query' in (args as object) ? 'query' : 'body';
    const values = (args as { query?: object; body?: object })[place];
    const withId = { ...(args as object), [place]: { ...values, submission_id: one.id } } as unknown as Args;
    const result = await (send ? send(withId) : accountCall(route, ...([withId] as never)));
    one.isAcknowledged = true;
    return result as ResponseBody<typeof route>;
  };

  return {
    act,
    /** Gives all acts new ids. */
    renew: () => sent.clear(),
    /** Gives the acts new ids that the API has answered. An act whose response was lost keeps its id. */
    finish(): void {
      for (const [key, { isAcknowledged }] of sent) if (isAcknowledged) sent.delete(key);
    },
  };
}

/** The acts of this component, from its first render on. */
export function useActs() {
  return useState(() => createActs())[0];
}
