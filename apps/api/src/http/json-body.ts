import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance } from 'fastify';

/** Levels of arrays and objects: run files have nine. */
const DEPTH_MAX = 32;

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Parses JSON bodies, and refuses deeply nested ones before parsing: those cost ten times as much as their size suggests. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (isDeeperThan(bytes, DEPTH_MAX)) done(new Problem('invalid_request'));
    else void parse(request, bytes.toString(), done);
  });
}

/** Whether arrays and objects of a JSON text are nested deeper than `max`. Brackets in strings do not count. */
export function isDeeperThan(json: Uint8Array, max: number): boolean {
  let [depth, isInString] = [0, false];
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (isInString) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth++;
      if (depth > max) return true;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}
