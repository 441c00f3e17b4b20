import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openValkey, type Valkey } from '#valkey/valkey.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server that all tests share while they play on two processes. */
    valkey: string;
  }
}

/** Long, because the machine of the tests is busy. */
export const COMMAND_MS = 10_000;

/** The shared server, with names of its own. */
export function valkeyOfTests(log: Parameters<typeof openValkey>[0]['log']): Promise<Valkey> {
  return openValkey({ url: inject('valkey'), log, prefix: `${randomUUID()}:`, commandMs: COMMAND_MS });
}
