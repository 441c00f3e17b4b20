import { expect } from '@playwright/test';
import { logIn } from '../../support/people.ts';
import { answer, expectPoints, expectSolved, explore, join, joinAt, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';

const OFFER = { name: 'Deinen Fortschritt mitnehmen?' };

test('what a guest has played is taken over, and he plays on', async ({ player, friend, people }) => {
  await joinAt(player, 'Der kurze Weg', 'Anfang');
  await answer(taskOf(player, 'Los geht’s'), 'Antwort', 'Start');
  await expectSolved(taskOf(player, 'Los geht’s'), 10);
  const ada = await people.member();
  await logIn(player, ada);
  await expect(player).toHaveURL('/progress');

  const offer = player.getByRole('region', OFFER);
  await expect(offer).toContainText('1 Run ohne Konto gespielt');
  await offer.getByRole('button', { name: 'Ja, mitnehmen' }).click();
  await expect(player.getByRole('status').filter({ hasText: 'gehört jetzt zu deinem Konto' })).toBeVisible();
  await player.getByRole('link', { name: 'Weiterspielen' }).click();
  await expectPoints(player, 10);
  await explore(player, 'Ende');
  await answer(taskOf(player, 'Schluss jetzt'), 'Zahl', '100');
  await expectSolved(taskOf(player, 'Schluss jetzt'), 5);

  await logIn(friend, ada);
  await friend.goto('/progress');
  await expect(friend.getByText('Geschafft')).toBeVisible();
  await expect(friend.getByRole('region', OFFER)).toBeHidden();
});

test('what the account already plays stays the guest’s, and nobody asks again', async ({ player, friend, people }) => {
  const ada = await people.member();
  await logIn(friend, ada);
  await join(friend, 'Der kurze Weg');
  await join(player, 'Der kurze Weg');
  await join(player, 'Das Torhaus');
  await logIn(player, ada);
  await player.getByRole('button', { name: 'Ja, mitnehmen' }).click();
  await expect(player.getByText('1 Run gehört jetzt zu deinem Konto.')).toBeVisible();
  await expect(player.getByText('1 Run bleibt auf diesem Gerät')).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { name: 'Das Torhaus' })).toBeVisible();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
});

test('who declines is not asked again', async ({ player, people }) => {
  await join(player, 'Der kurze Weg');
  await logIn(player, await people.member());
  await player.reload();
  await player.getByRole('region', OFFER).getByRole('button', { name: 'Nein, nicht mehr fragen' }).click();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
  await player.reload();
  await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
  await expect(player.getByRole('region', OFFER)).toBeHidden();
});
