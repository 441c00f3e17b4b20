import { spawn, spawnSync } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site.ts';
import type { Driver, EngineStart } from './engine-browser.ts';
import { stopProcess } from './screen.ts';

/** A command that takes longer is given up, because the driver does not notice a browser that ended. */
const COMMAND_TIMEOUT_MS = 60_000;

/** Sends a request of WebDriver, repeated while the driver starts. @throws when it is refused */
async function request(url: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<unknown> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
    const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
      if (signal.aborted || attempt === 200) throw new Error(`no answer to ${method} ${url}`, { cause: error });
    });
    if (!response) {
      await pause(50);
      continue;
    }
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

/** Ids of all processes, and the lines that started them. Processes that end meanwhile are left out. */
async function processes(): Promise<{ id: string; command: string }[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = ids.map(async (id) => ({ id, command: await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '') }));
  return Promise.all(read);
}

/** Whether a process has a file of this folder open. */
async function isInUse(folder: string): Promise<boolean> {
  const open = (await processes()).map(async ({ id }) => {
    const files = await readdir(`/proc/${id}/fd`).catch(() => []);
    return Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
  });
  return (await Promise.all(open)).flat().some((path) => path.startsWith(folder));
}

/**
 * Ends a window that its driver has left behind, and waits until nothing uses the profile. With two browsers on one
 * profile, what the page has written is rolled back: a token of a join, or an answer.
 */
async function release(profile: string): Promise<void> {
  for (const { id, command } of await processes()) if (command.includes(profile)) spawnSync('kill', [id]);
  for (let waited = 0; await isInUse(profile); waited += 50) {
    if (waited > COMMAND_TIMEOUT_MS) throw new Error(`WebKit still uses ${profile}`);
    await pause(50);
  }
}

/** Starts Debian's WebKit, the engine of Safari, in a window of the size of a phone. `program`: the path of GJS. */
export async function startWebKit({ program, profile, env }: EngineStart): Promise<Driver> {
  const [port] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const args = ['-m', join(import.meta.dirname, 'webkit-window.js'), profile];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args } } };
  const root = `http://127.0.0.1:${port}/session`;
  const started = request(root, 'POST', { capabilities }).catch(async (error: unknown) => {
    await stopProcess(driver);
    throw error;
  });
  const { sessionId } = (await started) as { sessionId: string };
  const session = `${root}/${sessionId}`;
  const post = (command: string, body: object = {}) => request(`${session}/${command}`, 'POST', body);

  return {
    navigate: async (url) => void (await post('url', { url })),
    execute: (script, args) => post('execute/sync', { script, args }),
    find: (value) => post('element', { using: 'xpath', value }) as Promise<Record<string, string>>,
    click: async (id) => void (await post(`element/${id}/click`)),
    clear: async (id) => void (await post(`element/${id}/clear`)),
    type: async (id, text) => void (await post(`element/${id}/value`, { text })),
    screenshot: () => request(`${session}/screenshot`, 'GET'),
    async close() {
      await request(session, 'DELETE').catch(() => undefined);
      await stopProcess(driver);
      await release(profile);
    },
  };
}
