import { createHash } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type AccountSubmission, submitOnce } from './submit-once.service.ts';

/** A validated request, and the request as it was sent. */
interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  request: { method: string; routeOptions: { url?: string | undefined }; body: unknown };
}

/** Where the contract has the `submission_id`: in the query if a thread parses the body. */
type Place = 'body' | 'query';

/**
 * Returns a function that makes a handler count each `submission_id` of an account
 * once. The handler gets `acting`: dependencies for the use case, whose transaction
 * returns the response (submit-once.service.ts), and values without the id.
 */
export function oncePerSubmission<D extends Pick<Deps, 'store' | 'now'>>(deps: D) {
  return function once<I extends Input, Response>(
    handle: (account: Session, input: I & { acting: D }) => Promise<Response>,
    place: Place = 'body',
  ): (account: Session, input: I) => Promise<Response> {
    return (account, input) =>
      submitOnce(deps, submissionOf(account, input, place), (acting) =>
        handle(account, { ...input, [place]: withoutId(input[place]), acting }),
      );
  };
}

/** The submission of a request; undefined without an id. */
export function submissionOf(
  { user_id: userId }: Session,
  input: Input,
  place: Place = 'body',
): AccountSubmission | undefined {
  const { submission_id: submissionId } = (input[place] ?? {}) as { submission_id?: string | undefined };
  if (submissionId === undefined) return undefined;
  const { params, query, request } = input;
  // The body as it was sent: pictures of other hosts get other addresses, and defaults may change.
  const { body } = request;
  const [inJson, bytes] = body instanceof Uint8Array ? [null, body] : [body, ''];
  const values = { params, query, body: inJson, [place]: withoutId(place === 'query' ? query : inJson) };
  const call = `${request.method} ${request.routeOptions.url}`;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([call, values]))
    .update(bytes)
    .digest('base64url');
  return { userId, submissionId, fingerprint };
}

function withoutId(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const { submission_id: _, ...rest } = values as { submission_id?: unknown };
  return rest;
}
