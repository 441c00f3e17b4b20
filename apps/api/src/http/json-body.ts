import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import { Problem, type ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { BODY_VALUES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { parse as parseForm } from 'fast-querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { bodyValuesOf, fieldAcceptsNull, isParsedInThread } from './contract-route.ts';

/** Levels of arrays and objects: run files have nine. */
const DEPTH_MAX = 32;

/** Parses bodies of JSON and of forms, except those of calls that a thread parses: their body is its bytes. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) =>
      isParsedInThread(routeOptions.config) ? body : parseJson(body, bodyValuesOf(routeOptions.config)),
  );
  await app.register(formbody, { parser: parseShortForm });
  app.addHook('preValidation', async (request) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) readNulls(request);
  });
}

/**
 * A form has no null, so clients write the word: it is null in
 * each field that may be null, and a text like others elsewhere.
 */
function readNulls({ body, routeOptions }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [field, value] of Object.entries(body)) {
    if (value === 'null' && fieldAcceptsNull(routeOptions.config, field)) Object.assign(body, { [field]: null });
  }
}

/** The fields of a form; null, which no call accepts, for more than a body may have. */
function parseShortForm(form: string): Record<string, unknown> {
  return form.split('&', BODY_VALUES_MAX + 1).length > BODY_VALUES_MAX ? (null as never) : parseForm(form);
}

/** The body of a call that a thread parses. Throws `invalid_request` for one of another type than JSON. */
export function unparsedBody({ body }: { body: unknown }): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new Problem('invalid_request');
  return body;
}

/**
 * Parses JSON, but first refuses what costs far more than its size suggests: deep nesting, and many values.
 * @throws `invalid_request`; `tooMany` above `valuesMax`
 */
export function parseJson(json: Uint8Array, valuesMax: number, tooMany: ProblemCode = 'invalid_request'): unknown {
  if (!isUtf8(json)) throw new Problem('invalid_request'); // else letters would be stored as replacement characters
  const exceeded = exceededLimit(json, { depth: DEPTH_MAX, values: valuesMax });
  if (exceeded) throw new Problem(exceeded === 'values' ? tooMany : 'invalid_request');
  try {
    return parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString(), {
      protoAction: 'error',
      constructorAction: 'error',
    });
  } catch {
    throw new Problem('invalid_request');
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/**
 * Which limit a JSON text exceeds: the nesting of its arrays and objects, or the number of its values, where an empty
 * array or object counts as two. Brackets and commas in strings do not count.
 */
export function exceededLimit(
  json: Uint8Array,
  { depth: depthMax, values: valuesMax }: { depth: number; values: number },
): 'depth' | 'values' | undefined {
  let [depth, values, isInString] = [0, 1, false];
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (isInString) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      values++;
      depth++;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
    if (depth > depthMax) return 'depth';
    if (values > valuesMax) return 'values';
  }
  return undefined;
}
