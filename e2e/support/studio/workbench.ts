import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';

const STUDIO = join(import.meta.dirname, '../../../apps/studio');
/** Nobody listens there: every file is handed to the browser by hand. A local origin, so that it may use the clipboard. */
const ORIGIN = 'http://localhost:9';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#17694a" d="M0 0h40v20H0z"/></svg>';

/** The built workbench of the editor: a folder of files. */
async function buildWorkbench(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-workbench-'));
  const vite = join(STUDIO, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'workbench/vite.config.ts', '--outDir', folder, '--logLevel', 'error'];
  const child = spawn(process.execPath, args, { cwd: STUDIO, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the workbench was not built: code ${code}`);
  return folder;
}

/** The editor on its workbench, as a person finds it. */
export interface Workbench {
  page: Page;
  text: Locator;
  toolbar: Locator;
  /** The code view. */
  source: Locator;
  /** What the form got from the editor last. */
  html: Locator;
  /** Opens the editor with this value; `props` is more of the address, as the workbench describes it. */
  open(html?: string, props?: string): Promise<void>;
  /** A tool by its name, without what it has chosen. */
  tool(name: string): Locator;
  /** Uses a tool, and chooses from what it opens. */
  use(name: string, choice?: string): Promise<void>;
}

function workbenchOn(page: Page): Workbench {
  const text = page.getByRole('textbox', { name: 'Beschreibung', exact: true });
  const toolbar = page.getByRole('toolbar');
  const tool = (name: string) => toolbar.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
  return {
    page,
    text,
    toolbar,
    source: page.getByRole('textbox', { name: 'HTML von' }),
    html: page.getByRole('status', { name: 'HTML' }),
    async open(html = '', props = '') {
      await page.goto(`${ORIGIN}/?html=${encodeURIComponent(html)}&${props}`);
      await toolbar.or(text).first().waitFor();
    },
    tool,
    async use(name, choice) {
      await tool(name).click();
      if (choice === undefined) return;
      const menu = page.getByRole('menu').getByText(choice, { exact: true });
      await menu.or(page.getByRole('dialog').getByRole('button', { name: choice, exact: true })).click();
    },
  };
}

/** A test at the workbench of the editor. */
export const test = base.extend<{ bench: Workbench }, { built: string }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    async ({}, give) => {
      const folder = await buildWorkbench();
      await give(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  async bench({ page, built }, give) {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/\.(png|jpg|webp|svg)$/.test(pathname)) await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      else await route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
    });
    await give(workbenchOn(page));
  },
});
