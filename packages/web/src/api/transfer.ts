import { ApiProblem } from './api-problem.ts';
import {
  type ApiRoute,
  addressOf,
  type CallArgs,
  type CallRequest,
  type ResponseBody,
  readJson,
  refusalOf,
  wireRequestOf,
} from './call.ts';
import { idleTimeout, STALLED_MS } from './idle-timeout.ts';

/** How long the API may work on what has arrived: pictures are written anew, every text of a run is cleaned. */
const PROCESSING_MS = 120_000;

/** Called with the part that has left, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** Places a call that is large on its way there, or back, and gives up only when nothing moves any more. @returns the bytes of the answer */
function transfer(route: ApiRoute, request: CallRequest, onProgress?: OnProgress): Promise<Blob> {
  const { method, headers, body: requestBody = null } = wireRequestOf(route, request);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const xhr = new XMLHttpRequest();
  const { restart: waitAtMost, stop: end } = idleTimeout(() => xhr.abort());

  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(STALLED_MS);
    if (total > 0) onProgress?.(loaded / total);
  });
  xhr.upload.addEventListener('load', () => {
    waitAtMost(PROCESSING_MS);
    onProgress?.(1);
  });
  xhr.addEventListener('progress', () => waitAtMost(STALLED_MS));
  xhr.addEventListener('loadend', () => {
    end();
    const { status, response } = xhr;
    if (status === 0) return reject(new ApiProblem(0, 'network'));
    if (status < 300) return resolve(response);
    const retryAfter = xhr.getResponseHeader('retry-after');
    void readJson(response)
      .catch(() => undefined)
      .then((body) => reject(refusalOf(request, { status, body, retryAfter })));
  });

  xhr.responseType = 'blob';
  xhr.open(method, addressOf(route, request));
  for (const [name, value] of headers) xhr.setRequestHeader(name, value);
  waitAtMost(requestBody === null ? PROCESSING_MS : STALLED_MS);
  xhr.send(requestBody);
  return promise;
}

/**
 * Places a call whose body is large: a file. It tells how far it is.
 * @returns the body of the 200 answer
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export async function upload<R extends ApiRoute>(
  route: R,
  args: CallArgs<R>,
  onProgress: OnProgress,
): Promise<ResponseBody<R>> {
  // The contract guarantees the shape of both, as for every call.
  return (await readJson(await transfer(route, args as CallRequest, onProgress))) as ResponseBody<R>;
}

/**
 * Places a call that answers a file, and hands it over byte by byte: read as text, it would lose the mark by which spreadsheets know
 * its letters.
 * @throws ApiProblem with the code of the refusal, or `network` when no answer came
 */
export function fetchFile<R extends ApiRoute>(route: R, args: CallArgs<R>): Promise<Blob> {
  return transfer(route, args as CallRequest);
}
