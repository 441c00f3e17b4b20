import { expect, type Page } from '@playwright/test';
import type { TestAccounts } from '../accounts.ts';

/** Checks the current page; `where` describes it in messages. */
export type CheckPage = (where: string) => Promise<void>;
export type Walk = (player: Page, checkPage: CheckPage, accounts: TestAccounts) => Promise<void>;

/** Opens a page and waits until it is loaded. */
export async function openPage(player: Page, address: string): Promise<void> {
  await player.goto(address);
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player.getByText(/^(Einen Moment|One moment) …$/)).toHaveCount(0);
}
