import { type ApiRoute, type CallArgs, call, query, type ResponseBody } from '@puzzle-runs/web/api/call.ts';
import { fetchFile, type OnProgress, upload } from '@puzzle-runs/web/api/transfer.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

/**
 * A route of the contract that accepts an account's login.
 * Routes without headers are called through `packages/web` directly.
 */
export type AccountRoute = ApiRoute & { headers: NonNullable<ApiRoute['headers']> };

/** Parameters, query and body of a call; the login header is added here. */
export type AccountArgs<R extends AccountRoute> = Omit<CallArgs<R>, 'headers'>;
type GivenArgs<R extends AccountRoute> =
  Record<never, never> extends AccountArgs<R> ? [args?: AccountArgs<R>] : [args: AccountArgs<R>];

/** Adds the login header of this browser. Without a login the API responds `unauthorized`. */
function withLogin<R extends AccountRoute>(args: AccountArgs<R> | undefined): CallArgs<R> {
  return { ...args, headers: session.accountHeaders() } as CallArgs<R>; // `AccountArgs` omits only the headers
}

/** `call` with the account's login. */
export function accountCall<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>): Promise<ResponseBody<R>> {
  return call<ApiRoute>(route, withLogin<R>(args)) as Promise<ResponseBody<R>>;
}

/** `query` with the account's login. The login is part of the query key, so accounts never share cached data. */
export function accountQuery<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>) {
  return query<R>(route, withLogin<R>(args));
}

/** `upload` with the account's login. */
export function accountUpload<R extends AccountRoute>(route: R, args: AccountArgs<R>, onProgress: OnProgress) {
  return upload<R>(route, withLogin<R>(args), onProgress);
}

/** `fetchFile` with the account's login. */
export function accountFile<R extends AccountRoute>(route: R, args: AccountArgs<R>): Promise<Blob> {
  return fetchFile<R>(route, withLogin<R>(args));
}
