import { expect, type Page } from '@playwright/test';

/** Expects that the focus is in the page's content or a dialog, where keyboards and screen readers continue, and not at the top of the document. */
export async function expectFocusInContent(page: Page): Promise<void> {
  const places = ':is(main, dialog, [role="dialog"])';
  await expect(page.locator(`${places}:focus, ${places} :focus`).first()).toBeAttached();
}
