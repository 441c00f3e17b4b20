import { expect, type Page } from '@playwright/test';
import { grantOnScreen, publishedExploration, submitGrant } from '../studio/license-grants.ts';
import { logInToStudio } from '../studio/login.ts';
import { openPage, type Walk } from './open-page.ts';

/** Opens a page of the only licence from the menu of its row. */
async function openFromMenu(creator: Page, page: RegExp): Promise<void> {
  await openPage(creator, '/management/license');
  await creator.getByRole('button', { name: /^(Aktionen für|Actions for)/ }).click();
  await creator.getByRole('menuitem', { name: page }).click();
  await expect(creator.getByRole('progressbar')).toBeVisible();
}

/** Licences in the studio: for an account without one, for the holder, and for the owner who grants them. */
export const licensesWalk: Walk = async (creator, checkPage, accounts) => {
  await logInToStudio(creator, await accounts.registered());
  await openPage(creator, '/management/license');
  await checkPage('no licence yet');
  await openPage(creator, '/management/subscription');
  await checkPage('a page for owners only');
  await openPage(creator, '/logout');

  const owner = await accounts.owner();
  const url = new URL(creator.url()).origin;
  const { exploration } = await publishedExploration({ accounts, testSite: { url } }, 'Castle walk', owner);
  await logInToStudio(creator, owner);
  await openPage(creator, '/management/subscription');
  await checkPage('no licence granted yet');
  await openPage(creator, '/management/subscription/create');
  await submitGrant(creator);
  await expect(creator).toHaveURL(/alert=missing$/);
  await checkPage('new grant, everything missing');
  await grantOnScreen(creator, { email: owner.email, license: 'business_starter', usages: '2' });
  await expect(creator).toHaveURL(/alert=create$/);

  for (let guest = 0; guest < 3; guest += 1) {
    const body = JSON.stringify({ exploration_id: exploration.id });
    await fetch(`${url}/api/exploration/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await openPage(creator, '/management/license');
  await checkPage('licences, one exceeded');
  await openFromMenu(creator, /^(Statistik|Statistics)$/);
  await expect(creator.getByRole('table')).toBeVisible();
  await checkPage('statistic of a licence');
  await openFromMenu(creator, /^(Kontingent|Quota)$/);
  await checkPage('contingent of a licence');

  await openPage(creator, '/management/subscription?search=nobody');
  await checkPage('grants, none found');
  await openPage(creator, '/management/subscription');
  await checkPage('grants');
  await creator.getByRole('button', { name: / beenden$|^End / }).click();
  await creator.getByRole('dialog').getByRole('button').nth(1).click();
  await checkPage('ending a licence, not confirmed');
};
