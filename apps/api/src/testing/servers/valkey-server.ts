import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Waits until the server accepts commands. */
async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write('PING\r\n');
      const [answer] = await once(socket, 'data');
      if (/^(\+PONG|-NOAUTH)/.test(String(answer))) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // still starting
    } finally {
      socket.destroy();
    }
  }
  throw new Error('Valkey did not start within five seconds');
}

/**
 * Starts Valkey or Redis on a free port, without files; it can be stopped,
 * started again and frozen. `password` is that of the default user.
 */
export async function startValkey(program: string, password?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-valkey-'));
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
    ...(password === undefined ? [] : ['--requirepass', password]),
  ];

  async function start(): Promise<ChildProcess> {
    const child = spawn(program, settings, { stdio: 'ignore' });
    await untilItAnswers(port);
    return child;
  }

  async function end(): Promise<void> {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}/2`,
    port,
    /** Ends the server and its connections at once. */
    end,
    async start(): Promise<void> {
      server = await start();
    },
    /** The server keeps its connections and does not respond. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async remove(): Promise<void> {
      if (server.exitCode === null && server.signalCode === null) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
