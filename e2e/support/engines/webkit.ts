import { spawn } from 'node:child_process';
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
    },
  };
}
