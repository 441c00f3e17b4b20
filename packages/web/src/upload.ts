import { type Args, addressOf, type Body, type Request, type Route, refused, requestOf } from './api.ts';
import { ApiProblem } from './api-problem.ts';
import { patience, STALLED_MS } from './patience.ts';

/** How long the API may work on what has arrived: pictures are written anew, every text of a run is cleaned. */
const WORK_MS = 120_000;

/** Called with the part that has left, from 0 to 1. */
export type OnProgress = (part: number) => void;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Places a call whose body is large: a file. It tells how far it is, and gives up only when nothing moves any more.
 * @returns the body of the 200 answer
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export function upload<R extends Route>(route: R, args: Args<R>, onProgress: OnProgress): Promise<Body<R>> {
  // The contract guarantees the shape of both, as for every call.
  const request = args as Request;
  const { method, headers, body: sent = null } = requestOf(route, request);
  const { promise, resolve, reject } = Promise.withResolvers<Body<R>>();
  const way = new XMLHttpRequest();
  const { waitAtMost, end } = patience(() => way.abort());

  way.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(STALLED_MS);
    if (total > 0) onProgress(loaded / total);
  });
  way.upload.addEventListener('load', () => {
    waitAtMost(WORK_MS);
    onProgress(1);
  });
  way.addEventListener('loadend', () => {
    end();
    const { status } = way;
    const body = parsed(way.responseText);
    if (status === 0) reject(new ApiProblem(0, 'network'));
    else if (status < 300) resolve(body as Body<R>);
    else reject(refused(request, { status, body, retryAfter: way.getResponseHeader('retry-after') }));
  });

  way.open(method, addressOf(route, request));
  for (const [name, value] of headers) way.setRequestHeader(name, value);
  waitAtMost(STALLED_MS);
  way.send(sent);
  return promise;
}
