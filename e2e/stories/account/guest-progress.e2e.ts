import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  joinOnScreen,
  openPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const OFFER = { name: 'Deinen Fortschritt mitnehmen?' };

test('takes over a guest’s progress on login, and the run continues', async ({ player, friend, accounts }) => {
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
  await expectSolved(taskCard(player, 'Los geht’s'), 10);
  const ada = await accounts.registered();
  await logInToPlayerSite(player, ada);
  await expect(player).toHaveURL('/progress');

  const offer = player.getByRole('region', OFFER);
  await expect(offer).toContainText('1 Run ohne Konto gespielt');
  await offer.getByRole('button', { name: 'Ja, mitnehmen' }).click();
  await expect(player.getByRole('status').filter({ hasText: 'gehört jetzt zu deinem Konto' })).toBeVisible();
  await player.getByRole('link', { name: 'Weiterspielen' }).click();
  await expectPoints(player, 10);
  await openPoi(player, 'Ende');
  await enterAnswer(taskCard(player, 'Schluss jetzt'), 'Zahl', '100');
  await expectSolved(taskCard(player, 'Schluss jetzt'), 5);

  await logInToPlayerSite(friend, ada);
  await friend.goto('/progress');
  await expect(friend.getByText('Geschafft')).toBeVisible();
  await expect(friend.getByRole('region', OFFER)).toBeHidden();
});

test('leaves a run that the account already plays on the device and does not offer it again', async ({
  player,
  friend,
  accounts,
}) => {
  const ada = await accounts.registered();
  await logInToPlayerSite(friend, ada);
  await joinOnScreen(friend, 'Der kurze Weg');
  await joinOnScreen(player, 'Der kurze Weg');
  await joinOnScreen(player, 'Das Torhaus');
  await logInToPlayerSite(player, ada);
  await player.getByRole('button', { name: 'Ja, mitnehmen' }).click();
  await expect(player.getByText('1 Run gehört jetzt zu deinem Konto.')).toBeVisible();
  await expect(player.getByText('1 Run bleibt auf diesem Gerät')).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { name: 'Das Torhaus' })).toBeVisible();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
});

test('does not offer the takeover again after it was declined', async ({ player, accounts }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  await logInToPlayerSite(player, await accounts.registered());
  await player.reload();
  await player.getByRole('region', OFFER).getByRole('button', { name: 'Nein, nicht mehr fragen' }).click();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
  await player.reload();
  await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
});
