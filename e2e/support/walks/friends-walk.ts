import { expect } from '@playwright/test';
import { type Look, open, type Walk } from './walk.ts';

/** The pages of a team of friends, from the form that makes it to its end. `run`: address of the run's page. */
export async function lookAtFriends(player: Parameters<Walk>[0], look: Look, exploration: string): Promise<void> {
  await open(player, exploration);
  await player.getByRole('button', { name: /^(Gemeinsam spielen|Play together)$/ }).click();
  const form = player.getByRole('dialog');
  const found = form.getByRole('button', { name: /^(Team gründen|Create team)$/ });
  await found.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await look('a team of friends, its name missing');
  await form.getByRole('textbox').fill('Nachtfalter');
  await found.click();
  await expect(player.getByRole('img', { name: /^QR/ })).toBeVisible();
  await look('invitation of friends');
  const invitation = await player.getByRole('textbox').inputValue();
  await player.getByRole('button', { name: /^(Team verlassen|Leave team)$/ }).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await look('leaving friends');
  await open(player, exploration);
  await look('run that is played alone and with friends');
  await open(player, invitation);
  await look('join link of friends');
  await open(player, invitation.replace(/team_id=\d+/, 'team_id=999999'));
  await look('join link of friends that is old');
}
