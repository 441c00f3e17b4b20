import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../site.ts';
import { type EngineBrowser, engineBrowser } from './engine-browser.ts';
import { connectMarionette } from './marionette.ts';
import { startScreen, stopProcess } from './screen.ts';

const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
  // Software rendering counts as too slow otherwise.
  'webgl.force-enabled': true,
};

/** Starts Debian's Firefox in a window of the size of a phone, with a profile for this story only. */
export async function startFirefox(program: string): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'puzzle-runs-firefox-'));
  const [port] = await freePorts(1);
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  const lines = preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const size = ['--width=390', '--height=844'];
  const screen = await startScreen();
  const child = spawn(program, ['--marionette', '--no-remote', '--profile', profile, ...size], {
    stdio: 'ignore',
    env: { ...screen.env, HOME: profile },
  });
  const { send, close } = await connectMarionette(port ?? 0);
  await send('WebDriver:NewSession');
  const valueOf = async (result: Promise<unknown>) => ((await result) as { value: unknown }).value;

  return engineBrowser({
    navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
    execute: (script, args) => valueOf(send('WebDriver:ExecuteScript', { script, args })),
    find: (value) =>
      valueOf(send('WebDriver:FindElement', { using: 'xpath', value })) as Promise<Record<string, string>>,
    click: async (id) => void (await send('WebDriver:ElementClick', { id })),
    clear: async (id) => void (await send('WebDriver:ElementClear', { id })),
    type: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    async close() {
      close();
      await stopProcess(child);
      await screen.stop();
      await rm(profile, { recursive: true, force: true });
    },
  });
}
