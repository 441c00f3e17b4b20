import { type ApiRoute, type CallArgs, call, query, type ResponseBody } from '@puzzle-runs/web/api/call.ts';
import { fetchFile, type OnProgress, upload } from '@puzzle-runs/web/api/transfer.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

/** A call of the contract that knows accounts. Public calls have no headers; they go through `packages/web` directly. */
type AccountRoute = ApiRoute & { headers: NonNullable<ApiRoute['headers']> };

/** Parameters, query and body of a call; the login is attached here. */
type AccountArgs<R extends AccountRoute> = Omit<CallArgs<R>, 'headers'>;
type GivenArgs<R extends AccountRoute> =
  Record<never, never> extends AccountArgs<R> ? [args?: AccountArgs<R>] : [args: AccountArgs<R>];

/** The same arguments with the login of this browser; without a login the API responds `unauthorized`. */
function withLogin<R extends AccountRoute>(args: AccountArgs<R> | undefined): CallArgs<R> {
  return { ...args, headers: session.accountHeaders() } as CallArgs<R>; // `AccountArgs` leaves out nothing but the headers
}

/** `call` as the account that is logged in. */
export function accountCall<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>): Promise<ResponseBody<R>> {
  return call<ApiRoute>(route, withLogin<R>(args)) as Promise<ResponseBody<R>>;
}

/** `query` as the account that is logged in. The login is part of the query's key, so accounts never share cached data. */
export function accountQuery<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>) {
  return query<R>(route, withLogin<R>(args));
}

/** `upload` as the account that is logged in. */
export function accountUpload<R extends AccountRoute>(route: R, args: AccountArgs<R>, onProgress: OnProgress) {
  return upload<R>(route, withLogin<R>(args), onProgress);
}

/** `fetchFile` as the account that is logged in. */
export function accountFile<R extends AccountRoute>(route: R, args: AccountArgs<R>): Promise<Blob> {
  return fetchFile<R>(route, withLogin<R>(args));
}
