import { expect } from '@playwright/test';
import { joinOnScreen, openPoi, openTask, readIntro } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.use({ site: 'demo' });

test('a player of the story in Nürnberg decides, and reads where it goes on', async ({ player }) => {
  await joinOnScreen(player, 'Der verschwundene Uhrmacher');
  await readIntro(player);
  await openPoi(player, 'Der überdachte Steg');
  const trust = await openTask(player, 'Wem glaubst du?');
  await expect(trust.getByRole('radio')).toHaveCount(3);
  await trust.getByLabel('Mila').check();
  await trust.getByRole('button', { name: 'So entscheiden: Mila' }).click();
  await expect(trust.getByText('den Berg hinauf zum Tiergärtnertor')).toBeVisible();

  await player.getByRole('link', { name: 'Zur Übersicht' }).click();
  await openPoi(player, 'Am Tiergärtnertor');
  const watch = await openTask(player, 'Wohin mit der Uhr?');
  await watch.getByLabel('Verstecken. Manche Lügen tun keinem mehr weh.').check();
  await watch.getByRole('button', { name: /^So entscheiden: Verstecken/ }).click();
  await expect(watch.getByText('Du gehst hinunter zum Unschlittplatz.')).toBeVisible();
});
