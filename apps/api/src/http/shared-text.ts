import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import { isSameData } from '#same-data.ts';

const compress = promisify(gzip);

/** JSON text of a `Body` that many callers get, checked against the contract. */
export interface SharedText<Body = unknown> {
  /** Only a type: the text is never parsed again. */
  readonly body?: Body;
  readonly etag: string;
  readonly text: Buffer;
  /** The text, compressed once. */
  gzipped(): Promise<Buffer>;
}

interface Made {
  body: unknown;
  text: SharedText;
}

/** Texts that may be needed again, by key. */
const TEXTS_MAX = 100;

/**
 * Reads and serialises a response once for all calls that wait at the same moment, for example when all phones of a battle read the
 * ranking. A read begins after the calls that share it, so none of them gets data from before its call, in any number of processes. Text
 * and compressed text are made again only if the data changed (docs/decisions/0052).
 */
export function sharedText<Schema extends z.ZodType, Key>(
  schema: Schema,
  read: (key: Key) => Promise<z.input<Schema>>,
) {
  const waiting = new Map<string, Promise<SharedText>>();
  const made = new Map<string, Made>();

  async function readOnce(id: string, key: Key): Promise<SharedText> {
    await new Promise(setImmediate);
    waiting.delete(id); // later calls need a later read
    const body = await read(key);
    const before = made.get(id);
    const text = before && isSameData(body, before.body) ? before.text : textOf(schema, body);
    made.delete(id); // reinsert at the end: the first key is the least recently used
    made.set(id, { body, text });
    const [oldest] = made.keys();
    if (made.size > TEXTS_MAX && oldest !== undefined) made.delete(oldest);
    return text;
  }

  return (key: Key): Promise<SharedText<z.output<Schema>>> => {
    const id = JSON.stringify(key);
    const joined = waiting.get(id) ?? readOnce(id, key);
    waiting.set(id, joined);
    return joined as Promise<SharedText<z.output<Schema>>>;
  };
}

function textOf(schema: z.ZodType, body: unknown): SharedText {
  const text = Buffer.from(JSON.stringify(schema.parse(body)));
  let gzipped: Promise<Buffer> | undefined;
  return {
    text,
    etag: `W/"${hash('sha1', text, 'base64url')}"`,
    gzipped: () => (gzipped ??= compress(text)),
  };
}
