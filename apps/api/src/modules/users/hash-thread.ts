import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Work for the thread: a new hash of a password, or a comparison with a hash. */
export type HashWork = { password: string; hash: string } | { password: string; hash: null };

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The lowest priority of a thread. */
const NICE = 19;

// On Linux the priority belongs to the thread; elsewhere it would slow down the whole process.
if (process.platform === 'linux') setPriority(0, NICE);

parentPort?.on('message', ({ password, hash }: HashWork) => {
  parentPort?.postMessage(hash === null ? hashSync(password, COST) : verifySync(hash, password));
});
