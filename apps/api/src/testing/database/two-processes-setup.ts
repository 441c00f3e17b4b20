import type { TestProject } from 'vitest/node';
import { startValkey } from '../servers/valkey-server.ts';

/** Starts the Valkey server of `npm run test:two-processes`, in which both processes count limits together. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TWO_PROCESSES, VALKEY_SERVER } = process.env;
  if (TWO_PROCESSES !== '1') return undefined;
  if (!VALKEY_SERVER) throw new Error('The tests on two processes need Valkey: install it, or set VALKEY_SERVER.');
  const { url, remove } = await startValkey(VALKEY_SERVER);
  project.provide('valkey', url);
  return remove;
}
