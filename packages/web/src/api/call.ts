import { queryOptions } from '@tanstack/react-query';
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import { session } from '../session/session.ts';
import { ApiProblem, problemOf } from './api-problem.ts';

/** A call of the contract. */
export type ApiRoute = AppRoute;

/** Parameters, query, body and headers of a call, as the contract wants them. */
export type CallArgs<R extends AppRoute> = Omit<
  ClientInferRequest<R>,
  'fetchOptions' | 'overrideClientOptions' | 'cache' | 'extraHeaders'
>;
type OptionalArgs<R extends AppRoute> =
  Record<never, never> extends CallArgs<R> ? [args?: CallArgs<R>] : [args: CallArgs<R>];
export type ResponseBody<R extends AppRoute> = ClientInferResponseBody<R, 200>;

export interface CallRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** A network that takes this long is none: the player is told, instead of being left waiting. What is large goes by `transfer.ts`. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** Address of a call with its parameters and query filled in; what is undefined or empty is left out. */
export function addressOf(route: AppRoute, { params = {}, query = {} }: CallRequest): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

interface WireRequest {
  method: string;
  headers: [string, string][];
  body?: FormData | string;
}

/** What goes over the wire. */
export function wireRequestOf({ method }: AppRoute, { headers = {}, body }: CallRequest): WireRequest {
  const presentHeaders = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (body === undefined) return { method, headers: presentHeaders };
  if (body instanceof FormData) return { method, headers: presentHeaders, body }; // the browser names its boundary
  return { method, headers: [...presentHeaders, ['content-type', 'application/json']], body: JSON.stringify(body) };
}

interface FailedResponse {
  status: number;
  body: unknown;
  /** Of the header of this name. */
  retryAfter: string | null;
}

/** What an answer that says no means. A session that the API does not accept any more ends here. */
export function refusalOf({ headers }: CallRequest, { status, body, retryAfter }: FailedResponse): ApiProblem {
  const problem = problemOf(status, body, retryAfter);
  if (problem.code === 'unauthorized') session.dropRefusedLogin(headers?.authorization);
  return problem;
}

/** The answer of a call that was granted. */
async function send(route: AppRoute, request: CallRequest, cancelSignal?: AbortSignal): Promise<Response> {
  const timeoutSignal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const signal = cancelSignal ? AbortSignal.any([cancelSignal, timeoutSignal]) : timeoutSignal;
  const response = await fetch(addressOf(route, request), { ...wireRequestOf(route, request), signal }).catch(
    (reason: unknown) => {
      if (cancelSignal?.aborted) throw reason;
      throw new ApiProblem(0, 'network');
    },
  );
  if (response.ok) return response;
  const { status, headers } = response;
  throw refusalOf(request, {
    status,
    body: await readJson(response).catch(() => undefined),
    retryAfter: headers.get('retry-after'),
  });
}

/**
 * What a granted answer says; undefined where it says nothing.
 * @throws ApiProblem `network` when it does not arrive whole, or is not the API's: a hotspot answers with a page of its own
 */
export async function readJson(response: Blob | Response): Promise<unknown> {
  try {
    const text = await response.text();
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
export async function call<R extends AppRoute>(route: R, ...[args]: OptionalArgs<R>): Promise<ResponseBody<R>> {
  // The contract guarantees the shape of both; the API checks its answers against it before it sends them.
  return (await readJson(await send(route, (args ?? {}) as CallRequest))) as ResponseBody<R>;
}

/** The same call as a TanStack query; its key begins with the route's path, which is what to invalidate by. */
export function query<R extends AppRoute>(route: R, ...[args]: OptionalArgs<R>) {
  const request = (args ?? {}) as CallRequest;
  return queryOptions({
    queryKey: [route.path, request],
    queryFn: async ({ signal }) => (await readJson(await send(route, request, signal))) as ResponseBody<R>,
  });
}
