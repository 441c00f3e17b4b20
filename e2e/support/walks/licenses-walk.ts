import { expect, type Page } from '@playwright/test';
import { grant, publishedExploration, send } from '../studio/licensing.ts';
import { logInToStudio } from '../studio/login.ts';
import { open, type Walk } from './walk.ts';

/** Opens a page of one licence from the menu of its row. */
async function openFromMenu(creator: Page, page: RegExp): Promise<void> {
  await open(creator, '/management/license');
  await creator.getByRole('button', { name: /^(Aktionen für|Actions for)/ }).click();
  await creator.getByRole('menuitem', { name: page }).click();
  await expect(creator.getByRole('progressbar')).toBeVisible();
}

/** Licences in the studio: for somebody who has none, for their holder, and for the owner who grants them. */
export const licenses: Walk = async (creator, look, people) => {
  await logInToStudio(creator, await people.member());
  await open(creator, '/management/license');
  await look('no licence yet');
  await open(creator, '/management/subscription');
  await look('a page for owners only');
  await open(creator, '/logout');

  const owner = await people.owner();
  const url = new URL(creator.url()).origin;
  const { exploration } = await publishedExploration({ people, place: { url } }, 'Castle walk', owner);
  await logInToStudio(creator, owner);
  await open(creator, '/management/subscription');
  await look('no licence granted yet');
  await open(creator, '/management/subscription/create');
  await send(creator);
  await expect(creator).toHaveURL(/alert=missing$/);
  await look('new grant, everything missing');
  await grant(creator, { email: owner.email, license: 'business_starter', usages: '2' });
  await expect(creator).toHaveURL(/alert=create$/);

  for (let guest = 0; guest < 3; guest += 1) {
    const body = JSON.stringify({ exploration_id: exploration.id });
    await fetch(`${url}/api/exploration/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await open(creator, '/management/license');
  await look('licences, one exceeded');
  await openFromMenu(creator, /^(Statistik|Statistics)$/);
  await expect(creator.getByRole('table')).toBeVisible();
  await look('statistic of a licence');
  await openFromMenu(creator, /^(Kontingent|Quota)$/);
  await look('contingent of a licence');

  await open(creator, '/management/subscription?search=nobody');
  await look('grants, none found');
  await open(creator, '/management/subscription');
  await look('grants');
  await creator.getByRole('button', { name: / beenden$|^End / }).click();
  await creator.getByRole('dialog').getByRole('button').nth(1).click();
  await look('ending a licence, not confirmed');
};
