import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site.ts';
import { type EngineBrowser, engineBrowser } from './engine-browser.ts';
import { startScreen, stopProcess } from './screen.ts';

/** Sends a request of WebDriver, repeated while the driver starts. @throws when it is refused */
async function request(url: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<unknown> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (attempt === 200) throw error;
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

/** Starts Debian's WebKit, the engine of Safari, with a window of the size of a phone. `program`: the path of its MiniBrowser. */
export async function startWebKit(program: string): Promise<EngineBrowser> {
  const screen = await startScreen();
  const [port] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: screen.env,
  });
  const options = { binary: program, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const root = `http://127.0.0.1:${port}/session`;
  const { sessionId } = (await request(root, 'POST', { capabilities })) as { sessionId: string };
  const session = `${root}/${sessionId}`;
  const post = (command: string, body: object = {}) => request(`${session}/${command}`, 'POST', body);

  await post('window/rect', { x: 0, y: 0, width: 390, height: 844 });

  return engineBrowser({
    navigate: async (url) => void (await post('url', { url })),
    execute: (script, args) => post('execute/sync', { script, args }),
    find: (value) => post('element', { using: 'xpath', value }) as Promise<Record<string, string>>,
    click: async (id) => void (await post(`element/${id}/click`)),
    clear: async (id) => void (await post(`element/${id}/clear`)),
    type: async (id, text) => void (await post(`element/${id}/value`, { text })),
    async close() {
      await request(session, 'DELETE').catch(() => undefined);
      await stopProcess(driver);
      await screen.stop();
    },
  });
}
