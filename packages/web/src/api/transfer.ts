import { ApiProblem } from './api-problem.ts';
import { type Args, addressOf, type Body, contentOf, type Request, type Route, refused, requestOf } from './call.ts';
import { idleTimeout, STALLED_MS } from './idle-timeout.ts';

/** How long the API may work on what has arrived: pictures are written anew, every text of a run is cleaned. */
const WORK_MS = 120_000;

/** Called with the part that has left, from 0 to 1. */
export type OnProgress = (part: number) => void;

/** Places a call that is large on its way there, or back, and gives up only when nothing moves any more. @returns the bytes of the answer */
function transfer(route: Route, request: Request, onProgress?: OnProgress): Promise<Blob> {
  const { method, headers, body: sent = null } = requestOf(route, request);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const way = new XMLHttpRequest();
  const { waitAtMost, end } = idleTimeout(() => way.abort());

  way.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(STALLED_MS);
    if (total > 0) onProgress?.(loaded / total);
  });
  way.upload.addEventListener('load', () => {
    waitAtMost(WORK_MS);
    onProgress?.(1);
  });
  way.addEventListener('progress', () => waitAtMost(STALLED_MS));
  way.addEventListener('loadend', () => {
    end();
    const { status, response } = way;
    if (status === 0) return reject(new ApiProblem(0, 'network'));
    if (status < 300) return resolve(response);
    const retryAfter = way.getResponseHeader('retry-after');
    void contentOf(response)
      .catch(() => undefined)
      .then((body) => reject(refused(request, { status, body, retryAfter })));
  });

  way.responseType = 'blob';
  way.open(method, addressOf(route, request));
  for (const [name, value] of headers) way.setRequestHeader(name, value);
  waitAtMost(sent === null ? WORK_MS : STALLED_MS);
  way.send(sent);
  return promise;
}

/**
 * Places a call whose body is large: a file. It tells how far it is.
 * @returns the body of the 200 answer
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export async function upload<R extends Route>(route: R, args: Args<R>, onProgress: OnProgress): Promise<Body<R>> {
  // The contract guarantees the shape of both, as for every call.
  return (await contentOf(await transfer(route, args as Request, onProgress))) as Body<R>;
}

/**
 * Places a call that answers a file, and hands it over byte by byte: read as text, it would lose the mark by which spreadsheets know
 * its letters.
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export function callFile<R extends Route>(route: R, args: Args<R>): Promise<Blob> {
  return transfer(route, args as Request);
}
