import { expect } from '@playwright/test';
import { type CheckPage, openPage, type Walk } from './open-page.ts';

/** Pages of a team of friends, from founding it to leaving it. `exploration`: address of the run's page. */
export async function checkFriendsPages(
  player: Parameters<Walk>[0],
  checkPage: CheckPage,
  exploration: string,
): Promise<void> {
  await openPage(player, exploration);
  await player.getByRole('button', { name: /^(Gemeinsam spielen|Play together)$/ }).click();
  const form = player.getByRole('dialog');
  const create = form.getByRole('button', { name: /^(Team gründen|Create team)$/ });
  await create.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await checkPage('a team of friends, its name missing');
  await form.getByRole('textbox').fill('Nachtfalter');
  await create.click();
  await expect(player.getByRole('img', { name: /^QR/ })).toBeVisible();
  await checkPage('invitation of friends');
  const invitation = await player.getByRole('textbox').inputValue();
  await player.getByRole('button', { name: /^(Team verlassen|Leave team)$/ }).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await checkPage('leaving friends');
  await openPage(player, exploration);
  await checkPage('run that is played alone and with friends');
  await openPage(player, invitation);
  await checkPage('join link of friends');
  await openPage(player, invitation.replace(/team_id=\d+/, 'team_id=999999'));
  await checkPage('join link of friends that is old');
}
