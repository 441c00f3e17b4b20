import { queryOptions } from '@tanstack/react-query';
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import { session } from '../session/session.ts';
import { ApiProblem, problemOf } from './api-problem.ts';

/** A call of the contract. */
export type Route = AppRoute;

/** Parameters, query, body and headers of a call, as the contract wants them. */
export type Args<R extends AppRoute> = Omit<
  ClientInferRequest<R>,
  'fetchOptions' | 'overrideClientOptions' | 'cache' | 'extraHeaders'
>;
type GivenArgs<R extends AppRoute> = Record<never, never> extends Args<R> ? [args?: Args<R>] : [args: Args<R>];
export type Body<R extends AppRoute> = ClientInferResponseBody<R, 200>;

export interface Request {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** A network that takes this long is none: the player is told, instead of being left waiting. What is large goes by `transfer.ts`. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Address of a call with its parameters and query filled in; what is undefined or empty is left out. */
export function addressOf(route: AppRoute, { params = {}, query = {} }: Request): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

interface SentRequest {
  method: string;
  headers: [string, string][];
  body?: FormData | string;
}

/** What goes over the wire. */
export function requestOf({ method }: AppRoute, { headers = {}, body }: Request): SentRequest {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (body === undefined) return { method, headers: sent };
  if (body instanceof FormData) return { method, headers: sent, body }; // the browser names its boundary
  return { method, headers: [...sent, ['content-type', 'application/json']], body: JSON.stringify(body) };
}

interface Answer {
  status: number;
  body: unknown;
  /** Of the header of this name. */
  retryAfter: string | null;
}

/** What an answer that says no means. A session that the API does not accept any more ends here. */
export function refused({ headers }: Request, { status, body, retryAfter }: Answer): ApiProblem {
  const problem = problemOf(status, body, retryAfter);
  if (problem.code === 'unauthorized') session.refuse(headers?.authorization);
  return problem;
}

/** The answer of a call that was granted. */
async function send(route: AppRoute, request: Request, unwanted?: AbortSignal): Promise<Response> {
  const tooLate = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const signal = unwanted ? AbortSignal.any([unwanted, tooLate]) : tooLate;
  const answer = await fetch(addressOf(route, request), { ...requestOf(route, request), signal }).catch(
    (reason: unknown) => {
      if (unwanted?.aborted) throw reason;
      throw new ApiProblem(0, 'network');
    },
  );
  if (answer.ok) return answer;
  const { status, headers } = answer;
  throw refused(request, {
    status,
    body: await contentOf(answer).catch(() => undefined),
    retryAfter: headers.get('retry-after'),
  });
}

/**
 * What a granted answer says; undefined where it says nothing.
 * @throws ApiProblem `network` when it does not arrive whole, or is not the API's: a hotspot answers with a page of its own
 */
export async function contentOf(answer: Blob | Response): Promise<unknown> {
  try {
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiProblem(0, 'network');
  }
}

/**
 * Places a call of the contract.
 * @returns the body of the 200 answer
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export async function call<R extends AppRoute>(route: R, ...[args]: GivenArgs<R>): Promise<Body<R>> {
  // The contract guarantees the shape of both; the API checks its answers against it before it sends them.
  return (await contentOf(await send(route, (args ?? {}) as Request))) as Body<R>;
}

/** The same call as a TanStack query; its key begins with the route's path, which is what to invalidate by. */
export function query<R extends AppRoute>(route: R, ...[args]: GivenArgs<R>) {
  const request = (args ?? {}) as Request;
  return queryOptions({
    queryKey: [route.path, request],
    queryFn: async ({ signal }) => (await contentOf(await send(route, request, signal))) as Body<R>,
  });
}
