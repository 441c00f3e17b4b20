import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TestAccount, TestAccounts } from './accounts.ts';
import { logInToStudio } from './studio/login.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Logs in a new creator with a draft imported from a run file, under a name that no other story uses.
 * @param file path in the repository
 * @returns name and slug of the run, and its owner
 */
export async function withImportedExploration(
  creator: Page,
  accounts: TestAccounts,
  file: string,
): Promise<{ account: TestAccount; name: string; slug: string }> {
  const account = await accounts.registered();
  const exploration = JSON.parse(await readFile(join(ROOT, file), 'utf8'));
  exploration.exploration.name = `Probelauf ${crypto.randomUUID().slice(0, 8)}`;
  const headers = await accounts.authorization(account);
  const response = await creator.request.post('/api/management/explorations/file', { headers, data: exploration });
  expect(response.ok(), file).toBe(true);
  await logInToStudio(creator, account);
  return { account, ...(await response.json()) };
}
