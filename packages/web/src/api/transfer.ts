import { OWN_RESPONSE_HEADER } from '@puzzle-runs/site/own-response.ts';
import {
  type ApiRoute,
  addressOf,
  type CallArgs,
  type CallRequest,
  type ResponseBody,
  readJson,
  readResult,
  refusalOf,
  wireRequestOf,
  withoutConnection,
} from './call.ts';
import { idleTimeout, STALLED_MS } from './idle-timeout.ts';

/** How long the API may process an upload: it re-encodes pictures and sanitises every text of an exploration. */
const PROCESSING_MS = 120_000;

/** Called with the uploaded fraction, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** Makes a call with a large body or response; gives up only when no data moves. @returns the bytes of the response */
function transfer(route: ApiRoute, request: CallRequest, onProgress?: OnProgress): Promise<Blob> {
  const { method, headers, body: requestBody = null } = wireRequestOf(route, request);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const xhr = new XMLHttpRequest();
  const { restart, stop } = idleTimeout(() => xhr.abort());

  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    restart(STALLED_MS);
    if (total > 0) onProgress?.(loaded / total);
  });
  xhr.upload.addEventListener('load', () => {
    restart(PROCESSING_MS);
    onProgress?.(1);
  });
  xhr.addEventListener('progress', () => restart(STALLED_MS));
  xhr.addEventListener('loadend', () => {
    stop();
    const { status, response } = xhr;
    const isOwn = xhr.getResponseHeader(OWN_RESPONSE_HEADER) !== null;
    if (status === 0 || (status < 300 && !isOwn)) return reject(withoutConnection());
    if (status < 300) return resolve(response);
    const retryAfter = xhr.getResponseHeader('retry-after');
    void readJson(response)
      .catch(() => undefined)
      .then((body) => reject(refusalOf(request, { status, body, isOwn, retryAfter })));
  });

  xhr.responseType = 'blob';
  xhr.open(method, addressOf(route, request));
  for (const [name, value] of headers) xhr.setRequestHeader(name, value);
  restart(requestBody === null ? PROCESSING_MS : STALLED_MS);
  xhr.send(requestBody);
  return promise;
}

/**
 * Makes a call with a large body, a file, and reports its progress.
 * @returns the body of the 200 response
 * @throws ApiProblem with the code of the refusal, or `network` without a response
 */
export async function upload<R extends ApiRoute>(
  route: R,
  args: CallArgs<R>,
  onProgress: OnProgress,
): Promise<ResponseBody<R>> {
  // The cast is safe for the same reason as in `call`.
  const request = args as CallRequest;
  return (await readResult(request, await transfer(route, request, onProgress))) as ResponseBody<R>;
}

/**
 * Makes a call that returns a file. Returns its bytes, because reading it as text would drop the byte order mark by
 * which spreadsheets detect UTF-8.
 * @throws ApiProblem with the code of the refusal, or `network` without a response
 */
export function fetchFile<R extends ApiRoute>(route: R, args: CallArgs<R>): Promise<Blob> {
  return transfer(route, args as CallRequest);
}
