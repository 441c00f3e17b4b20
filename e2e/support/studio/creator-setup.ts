import { expect, type Page } from '@playwright/test';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import { logInToStudio } from './login.ts';

/** Returned by the API for a new run, team or battle. */
export interface CreatedRecord {
  id: number;
  name: string;
  slug: string;
}

interface Fixtures {
  accounts: TestAccounts;
  testSite: { studioUrl: string };
}

/** A name that no other story uses. */
export function uniqueName(what: string): string {
  return `${what} ${crypto.randomUUID().slice(0, 8)}`;
}

/** A name of maximum length without spaces, so that it cannot wrap. */
export function longName(what: string): string {
  return uniqueName(what).replaceAll(' ', '').padEnd(NAME_MAX, 'long');
}

/** Sends a POST request to the API as the account. */
export async function postAs(
  { accounts, testSite }: Fixtures,
  { account, path, body }: { account: TestAccount; path: string; body: object },
): Promise<CreatedRecord> {
  const response = await fetch(`${testSite.studioUrl}/api${path}`, {
    method: 'POST',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  return response.json();
}

/** Logs in a new creator who has one run. */
export async function creatorWithExploration(creator: Page, fixtures: Fixtures, over: object = {}) {
  const account = await fixtures.accounts.registered();
  const body = { name: uniqueName('Der Weg'), description: '<p>Am Fluss entlang.</p>', postal_code: '93047', ...over };
  const exploration = await postAs(fixtures, { account, path: '/explorations', body });
  await logInToStudio(creator, account);
  return { account, exploration };
}

/** Appends text to the rich-text field. */
export async function writeText(creator: Page, text: string): Promise<void> {
  await creator.getByRole('textbox', { name: /^(Beschreibung|Description)/ }).click();
  await creator.keyboard.type(text);
}

/** Saves a form, or creates a run. */
export async function saveForm(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: /^(Speichern|Save|Run anlegen|Create run)$/ }).click();
}

/** Opens a row on the page of a run, by its label in either language. */
export async function openRow(creator: Page, label: RegExp | string): Promise<void> {
  const row = creator.getByRole('form').getByRole('button', { name: label }).first();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
}

/** Opens the fields for name and postal code on the page of a run. */
export async function openName(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: /^(Name und Postleitzahl ändern|Change name and postal code)$/ }).click();
}

/** The field for a name of a run, a spot, a quest, a team or a Versus. */
export const nameField = (creator: Page) => creator.getByRole('textbox', { name: 'Name', exact: true });

export const postalCodeField = (creator: Page) => creator.getByRole('textbox', { name: /^(Postleitzahl|Postal code)/ });

/** The controls that a creator sees on a page, beside its frame (bar, tabs and alert), and those of `but`. */
export async function visibleControls(creator: Page, but = 'nav *'): Promise<string[]> {
  const controls = creator
    .getByRole('main')
    .locator('a, button, input, select, textarea, summary, [contenteditable="true"]')
    .filter({ visible: true })
    .and(creator.locator(`:not(nav *, ${but}, [role="alert"] *, [inert] *, .visually-hidden)`));
  return controls.evaluateAll((all) =>
    all.map((control) => control.textContent || control.ariaLabel || control.tagName),
  );
}
