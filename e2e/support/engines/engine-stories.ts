import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Relay, startRelay } from '../relay.ts';
import { test as stories } from '../stories.ts';
import { type Driver, type EngineBrowser, type EngineStart, engineBrowser } from './engine-browser.ts';
import { startFirefox } from './firefox.ts';
import { startScreen } from './screen.ts';
import { startWebKit } from './webkit.ts';

type Engine = 'Firefox' | 'WebKit';

/** A phone whose browser can be closed and opened again with everything that it stored. */
export interface Phone {
  /** Opens the browser. */
  open(): Promise<EngineBrowser>;
  close(): Promise<void>;
  /** Ends every connection to the site, and allows no other until `online`. */
  offline(): void;
  /** Allows connections again, and tells the page: the network of the browser itself was never gone. */
  online(): Promise<void>;
}

const { E2E_FIREFOX = '', E2E_WEBKIT = '' } = process.env;

const ENGINES: Record<Engine, { program: string; start: (how: EngineStart) => Promise<Driver> }> = {
  Firefox: { program: E2E_FIREFOX, start: startFirefox },
  WebKit: { program: E2E_WEBKIT, start: startWebKit },
};

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  relay: Relay;
  phone: Phone;
}

/** A story in the engine of Firefox or Safari. Each has an origin of its own. */
export const test = stories.extend<EngineOptions & Fixtures>({
  engine: ['WebKit', { option: true }],

  async relay({ testSite }, provide) {
    const relay = await startRelay(testSite.url);
    await provide(relay);
    await relay.close();
  },

  async phone({ engine, relay }, provide, testInfo) {
    const { program, start } = ENGINES[engine];
    testInfo.skip(program === '', `${engine} is not installed`);
    const screen = await startScreen();
    const profile = await mkdtemp(join(tmpdir(), 'puzzle-runs-engine-'));
    let opened: EngineBrowser | undefined;

    async function close() {
      await opened?.close();
      opened = undefined;
    }

    /** Shows the window of a failed story in the report. */
    async function keep(picture: Buffer) {
      const path = testInfo.outputPath('window.png');
      await writeFile(path, picture);
      await testInfo.attach('window', { path });
    }

    await provide({
      close,
      async open() {
        opened = engineBrowser(await start({ program, profile, env: screen.env }), relay.url);
        return opened;
      },
      offline: () => relay.lose(/^/),
      async online() {
        relay.lose();
        await opened?.evaluate('dispatchEvent(new Event("online"))');
      },
    });
    if (testInfo.status !== testInfo.expectedStatus) await opened?.screenshot().then(keep, () => undefined);
    await close();
    await screen.stop();
    await rm(profile, { recursive: true, force: true });
  },
});
