import { expect, type Page } from '@playwright/test';
import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import { logInToStudio } from './login.ts';

/** What a story knows of a run it begins with. */
export interface Draft {
  id: number;
  name: string;
  slug: string;
}

interface Fixtures {
  accounts: TestAccounts;
  testSite: { studioUrl: string };
}

/** A name that no other story uses. */
export function freshName(what: string): string {
  return `${what} ${crypto.randomUUID().slice(0, 8)}`;
}

/** A name without a space to break it at, as long as a name may be. */
export function longName(what: string): string {
  return freshName(what).replaceAll(' ', '').padEnd(NAME_MAX, 'long');
}

/** Sends something to the API in the name of somebody. */
export async function postAs(
  { accounts, testSite }: Fixtures,
  { account, path, body }: { account: TestAccount; path: string; body: object },
): Promise<Draft> {
  const answer = await fetch(`${testSite.studioUrl}/api${path}`, {
    method: 'POST',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

/** A creator who has a run already, and is logged in on the studio. */
export async function creatorWithExploration(creator: Page, fixtures: Fixtures, over: object = {}) {
  const account = await fixtures.accounts.registered();
  const body = { name: freshName('Der Weg'), description: '<p>Am Fluss entlang.</p>', postal_code: '93047', ...over };
  const exploration = await postAs(fixtures, { account, path: '/explorations', body });
  await logInToStudio(creator, account);
  return { account, exploration };
}

/** Writes into the rich-text field, behind what is there. */
export async function writeText(creator: Page, text: string): Promise<void> {
  await creator.getByRole('textbox', { name: /^(Beschreibung|Description)/ }).click();
  await creator.keyboard.type(text);
}

export async function saveForm(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
}
