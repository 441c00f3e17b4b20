import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site.ts';
import type { Driver, EngineStart } from './engine-browser.ts';
import { connectMarionette } from './marionette.ts';
import { stopProcess } from './screen.ts';

const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.enabledScopes': 0,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'de',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
  // Software rendering counts as too slow otherwise.
  'webgl.force-enabled': true,
};

/** Firefox that hangs is ended by a signal after this time. */
const QUIT_TIMEOUT_MS = 20_000;

/** Starts Debian's Firefox in a window of the size of a phone, as far as it allows: 500 pixels wide. */
export async function startFirefox({ program, profile, env }: EngineStart): Promise<Driver> {
  const [port] = await freePorts(1);
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  const lines = preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const size = ['--width=390', '--height=844'];
  const child = spawn(program, ['--marionette', '--no-remote', '--profile', profile, ...size], {
    stdio: 'ignore',
    env: { ...env, HOME: profile },
  });
  const { send, close } = await connectMarionette(port ?? 0);
  await send('WebDriver:NewSession');
  const valueOf = async (result: Promise<unknown>) => ((await result) as { value: unknown }).value;

  return {
    navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
    execute: (script, args) => valueOf(send('WebDriver:ExecuteScript', { script, args })),
    find: (value) =>
      valueOf(send('WebDriver:FindElement', { using: 'xpath', value })) as Promise<Record<string, string>>,
    click: async (id) => void (await send('WebDriver:ElementClick', { id })),
    clear: async (id) => void (await send('WebDriver:ElementClear', { id })),
    type: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    screenshot: () => valueOf(send('WebDriver:TakeScreenshot', { full: false })),
    async close() {
      // Unlike a signal, this lets Firefox write its profile.
      const ended = once(child, 'exit');
      const asked = send('Marionette:Quit', { flags: ['eForceQuit'] }).then(() => ended);
      await Promise.race([asked, pause(QUIT_TIMEOUT_MS, undefined, { ref: false })]);
      close();
      await stopProcess(child);
    },
  };
}
