import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Between a closed browser and the next, the display would restart without `-noreset`, and refuse a browser that starts meanwhile. */
const DISPLAY = ['-displayfd', '3', '-screen', '0', '480x960x24', '-nolisten', 'tcp', '-noreset'];

/**
 * Starts Xvfb, a virtual display: without one, WebKit does not start and Firefox draws no maps. `env`: environment of programs that use it.
 */
export async function startScreen() {
  const child = spawn('Xvfb', DISPLAY, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stop: () => stopProcess(child),
  };
}
