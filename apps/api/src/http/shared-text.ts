import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { isSameData } from '#db/same-data.ts';

/** JSON text of a `Body` that many callers get, checked against the contract. */
export interface SharedText<Body = unknown> {
  /** Only a type: the text is never parsed again. */
  readonly body?: Body;
  readonly etag: string;
  readonly text: Buffer;
}

interface Made {
  body: unknown;
  text: SharedText;
}

/** Texts that may be needed again, by key. */
const TEXTS_MAX = 100;

/**
 * Reads and serialises a response once for all calls that wait at the same moment, for example when all phones of a
 * battle read the ranking. A read begins after the calls that share it, so none of them gets data from before its call,
 * in any number of processes. The text is made again only if the data changed, and stays the same buffer, which is
 * compressed once (docs/decisions/0052).
 */
export function sharedText<Schema extends z.ZodType, Key>(
  schema: Schema,
  read: (key: Key) => Promise<z.input<Schema>>,
) {
  const waiting = new Map<string, Promise<SharedText>>();
  const made = new LRUCache<string, Made>({ max: TEXTS_MAX });

  async function readOnce(id: string, key: Key): Promise<SharedText> {
    await new Promise(setImmediate);
    waiting.delete(id); // later calls need a later read
    const body = await read(key);
    const before = made.get(id);
    const text = before && isSameData(body, before.body) ? before.text : textOf(schema, body);
    made.set(id, { body, text });
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
  return { text, etag: `W/"${hash('sha1', text, 'base64url')}"` };
}
