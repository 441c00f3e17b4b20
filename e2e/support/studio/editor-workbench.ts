import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../../../apps/studio/workbench/dist');
/** The fixture serves every file; no server listens on this port. The clipboard requires localhost. */
const ORIGIN = 'http://localhost:9';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#17694a" d="M0 0h40v20H0z"/></svg>';

/** The rich-text editor on its workbench page. */
export interface EditorWorkbench {
  page: Page;
  text: Locator;
  toolbar: Locator;
  /** The code view. */
  source: Locator;
  /** The latest value that the editor passed to the form. */
  html: Locator;
  /** Opens the editor with this value; `props`: further query parameters of the workbench. */
  open(html?: string, props?: string): Promise<void>;
  /** A tool by its name; its current choice is not part of the name. */
  tool(name: string): Locator;
  /** Clicks a tool, and then `choice` in its menu or dialog. */
  use(name: string, choice?: string): Promise<void>;
}

function workbenchOn(page: Page): EditorWorkbench {
  const text = page.getByRole('textbox', { name: 'Beschreibung', exact: true });
  const toolbar = page.getByRole('toolbar');
  let opened = 0;
  const tool = (name: string) => toolbar.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
  return {
    page,
    text,
    toolbar,
    source: page.getByRole('textbox', { name: 'HTML von' }),
    html: page.getByRole('status', { name: 'HTML' }),
    async open(html = '', props = '') {
      opened += 1;
      await page.goto(`${ORIGIN}/?${props}#${opened}=${encodeURIComponent(html)}`);
      await page.getByRole('heading', { name: `Rich text ${opened}`, exact: true }).waitFor();
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

/** A test of the editor on its workbench. */
export const editorTest = base.extend<{ editor: EditorWorkbench }>({
  async editor({ page }, provide) {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/\.(png|jpg|webp|svg)$/.test(pathname)) await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      else await route.fulfill({ path: join(BUILT, pathname === '/' ? 'index.html' : pathname) });
    });
    await provide(workbenchOn(page));
  },
});
