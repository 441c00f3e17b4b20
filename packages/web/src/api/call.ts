import { queryOptions } from '@tanstack/react-query';
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import { noteServerTime } from '../live/server-clock.ts';
import { session } from '../session/session.ts';
import { ApiProblem, problemOf } from './api-problem.ts';
import { noteConnection } from './connection.ts';
import { embeddedAt, embeddedResponse } from './embedded-responses.ts';
import { isOwnResponse, noteApiVersion } from './own-response.ts';

/** A call of the contract. */
export type ApiRoute = AppRoute;

/** Parameters, query, body and headers of a call. */
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

/** After this time the player sees a network failure. Large transfers use `transfer.ts` instead. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** Path and query of a call; leaves out undefined and empty query values. */
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

/** Method, headers and body as sent. */
export function wireRequestOf({ method }: AppRoute, { headers = {}, body }: CallRequest): WireRequest {
  const presentHeaders = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (body === undefined) return { method, headers: presentHeaders };
  if (body instanceof FormData) return { method, headers: presentHeaders, body }; // the browser names its boundary
  return { method, headers: [...presentHeaders, ['content-type', 'application/json']], body: JSON.stringify(body) };
}

/** Converts a failed response, and notes it for the bar; drops the login if the API did not accept it. */
export function refusalOf({ headers, body }: CallRequest, failed: Parameters<typeof problemOf>[0]): ApiProblem {
  const asked = { isUpload: body instanceof FormData, hasToken: headers?.authorization !== undefined };
  const problem = problemOf(failed, asked);
  if (problem.code === 'unauthorized') session.dropRefusedLogin(headers?.authorization);
  noteConnection(problem.code !== 'network');
  return problem;
}

/** The failure of a call to which our server did not respond; noted for the bar. */
export function withoutConnection(): ApiProblem {
  noteConnection(false);
  return new ApiProblem(0, 'network');
}

/** Finds the response to a request that the page has sent before its scripts arrived. */
type FindEarly = (address: string) => Promise<Response> | undefined;

/** Sends the request and returns the successful response. */
async function send(
  route: AppRoute,
  request: CallRequest,
  cancelSignal?: AbortSignal,
  findEarly?: FindEarly,
): Promise<Response> {
  const timeoutSignal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const signal = cancelSignal ? AbortSignal.any([cancelSignal, timeoutSignal]) : timeoutSignal;
  const address = addressOf(route, request);
  const sent = findEarly?.(address) ?? fetch(address, { ...wireRequestOf(route, request), signal });
  const response = await sent.catch((reason: unknown) => {
    throw cancelSignal?.aborted ? reason : withoutConnection();
  });
  const isOwn = isOwnResponse(response);
  if (isOwn) {
    noteServerTime(response.headers);
    noteApiVersion(response.headers);
  }
  if (response.ok && !isOwn) throw withoutConnection();
  if (response.ok) return response;
  const { status, headers } = response;
  const body = await readJson(response).catch(() => undefined);
  throw refusalOf(request, { status, body, isOwn, retryAfter: headers.get('retry-after') });
}

/** Parses a JSON body; undefined for an empty one. @throws when it is incomplete or not JSON */
export async function readJson(response: Blob | Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Parses the body of a 200 response. A body with a field `errors` counts as a refusal, also with status 200.
 * @throws ApiProblem with the code of the refusal, or `network` when the body is incomplete or not JSON
 */
export async function readResult(
  request: CallRequest,
  response: Blob | Response,
  cancelSignal?: AbortSignal,
): Promise<unknown> {
  const body = await readJson(response).catch((reason: unknown) => {
    throw cancelSignal?.aborted ? reason : withoutConnection();
  });
  noteConnection(true);
  if (typeof body !== 'object' || body === null || !('errors' in body)) return body;
  throw refusalOf(request, { status: 200, body, isOwn: true });
}

/**
 * Calls the API.
 * @returns the body of the 200 response
 * @throws ApiProblem with the code of the refusal, or `network` without a response of our server
 */
export async function call<R extends AppRoute>(route: R, ...[args]: OptionalArgs<R>): Promise<ResponseBody<R>> {
  // The cast is safe: the API validates its responses against the contract before it sends them.
  const request = (args ?? {}) as CallRequest;
  return (await readResult(request, await send(route, request))) as ResponseBody<R>;
}

/**
 * Calls the API for a response that the browser may keep.
 * @returns the body of the 200 response, and its ETag
 */
export async function callWithEtag<R extends AppRoute>(
  route: R,
  args: CallArgs<R>,
  signal: AbortSignal,
  findEarly: FindEarly,
) {
  const request = args as CallRequest;
  const response = await send(route, request, signal, findEarly);
  const body = (await readResult(request, response, signal)) as ResponseBody<R>;
  return { body, etag: response.headers.get('etag') };
}

/** The call as a TanStack query. Its key starts with the route's path; invalidate by that. */
export function query<R extends AppRoute>(route: R, ...[args]: OptionalArgs<R>) {
  const request = (args ?? {}) as CallRequest;
  return queryOptions({
    queryKey: [route.path, request],
    initialData: () => embeddedResponse<ResponseBody<R>>(addressOf(route, request)),
    initialDataUpdatedAt: embeddedAt,
    queryFn: async ({ signal }) =>
      (await readResult(request, await send(route, request, signal), signal)) as ResponseBody<R>,
  });
}
