import { type Args, type Body, call, query, type Route } from '@puzzle-runs/web/api/call.ts';
import { callFile, type OnProgress, upload } from '@puzzle-runs/web/api/transfer.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

/** A call of the contract that knows accounts. Public calls have no headers; they go through `packages/web` directly. */
type AccountRoute = Route & { headers: NonNullable<Route['headers']> };

/** Parameters, query and body of a call; the login is attached here. */
type AccountArgs<R extends AccountRoute> = Omit<Args<R>, 'headers'>;
type GivenArgs<R extends AccountRoute> =
  Record<never, never> extends AccountArgs<R> ? [args?: AccountArgs<R>] : [args: AccountArgs<R>];

/** The same arguments with the login of this browser; without a login the API responds `unauthorized`. */
function withLogin<R extends AccountRoute>(args: AccountArgs<R> | undefined): Args<R> {
  return { ...args, headers: session.accountHeaders() } as Args<R>; // `AccountArgs` leaves out nothing but the headers
}

/** `call` as the account that is logged in. */
export function accountCall<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>): Promise<Body<R>> {
  return call<Route>(route, withLogin<R>(args)) as Promise<Body<R>>;
}

/** `query` as the account that is logged in. The login is part of the query's key, so accounts never share cached data. */
export function accountQuery<R extends AccountRoute>(route: R, ...[args]: GivenArgs<R>) {
  return query<R>(route, withLogin<R>(args));
}

/** `upload` as the account that is logged in. */
export function accountUpload<R extends AccountRoute>(route: R, args: AccountArgs<R>, onProgress: OnProgress) {
  return upload<R>(route, withLogin<R>(args), onProgress);
}

/** `callFile` as the account that is logged in. */
export function accountFile<R extends AccountRoute>(route: R, args: AccountArgs<R>): Promise<Blob> {
  return callFile<R>(route, withLogin<R>(args));
}
