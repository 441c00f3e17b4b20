import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../../../apps/studio/workbench/dist');
/** No server listens on this port: the fixture serves every file. A local origin, because the clipboard needs one. */
const ORIGIN = 'http://localhost:9';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#17694a" d="M0 0h40v20H0z"/></svg>';

/** The editor on its workbench, as a account finds it. */
export interface EditorWorkbench {
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

function workbenchOn(page: Page): EditorWorkbench {
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
export const editorTest = base.extend<{ editor: EditorWorkbench }>({
  async editor({ page }, give) {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/\.(png|jpg|webp|svg)$/.test(pathname)) await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      else await route.fulfill({ path: join(BUILT, pathname === '/' ? 'index.html' : pathname) });
    });
    await give(workbenchOn(page));
  },
});
