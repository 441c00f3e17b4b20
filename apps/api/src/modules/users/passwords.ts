import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { concurrencyLimit } from '#concurrency-limit.ts';
import type { HashWork } from './hash-thread.ts';

/** Dummy hash: verifying takes the same time for unknown accounts. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$iUYrkHumeoEjDEDlXKH5Xg$Uy2SFN+DmyPDeXvHY5nGBc2OjVPMOKVvI1ic68VQPwA';

/** One at a time, also while a whole class logs in; further logins wait, at most about four seconds. */
const inTurn = concurrencyLimit({ running: 1, waiting: 100 });

let thread: Worker | undefined;

/** The hashing thread. It starts with the first password, and does not keep the process alive while idle. */
function hashThread(): Worker {
  if (thread) return thread;
  const started = new Worker(new URL('./hash-thread.ts', import.meta.url));
  const forget = () => {
    if (thread === started) thread = undefined;
  };
  started.on('error', forget);
  started.on('exit', forget);
  thread = started;
  return started;
}

/** Does the work in a thread of low priority, so that players' calls come first. */
function inThread(work: HashWork): Promise<unknown> {
  return inTurn(async () => {
    const worker = hashThread();
    worker.ref();
    try {
      const result = once(worker, 'message');
      worker.postMessage(work);
      const [value] = (await result) as [unknown];
      return value;
    } finally {
      worker.unref();
    }
  });
}

/** Throws `password_pattern`. */
export async function hashPassword(password: string): Promise<string> {
  if (!isPassword(password)) throw new Problem('password_pattern');
  return String(await inThread({ password, hash: null }));
}

/** Whether the password matches; takes the same time without a stored hash. */
export async function isRightPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await inThread({ password, hash: passwordHash ?? DECOY });
  return right === true && Boolean(passwordHash);
}
