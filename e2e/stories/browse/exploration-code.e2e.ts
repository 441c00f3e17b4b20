import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.describe('a run with a code', () => {
  test.use({ allowedErrors: [403] });

  test('asks for the code, refuses a wrong one and accepts the right one', async ({ player }) => {
    await player.goto('/exploration/die-geheime-tür');
    const code = player.getByLabel('Code für diesen Run');
    const join = player.getByRole('button', { name: 'Mitmachen' });
    await join.click();
    await expect(player.getByRole('alert')).toHaveText('Gib zuerst den Code ein.');
    await code.fill('BUCHE');
    await join.click();
    await expect(player.getByRole('alert')).toHaveText('Der Code stimmt nicht. Prüfe ihn und versuche es noch einmal.');
    await expect(code).toHaveValue('BUCHE');
    await code.fill('EICHE');
    await code.press('Enter');
    await expect(player.getByRole('link', { name: 'Erkunden Hinter der Tür' })).toBeVisible();
  });

  test('is marked in the list and found by the code filter', async ({ player }) => {
    await player.goto('/exploration');
    const locked = player
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: player.getByText('Code', { exact: true }) });
    await expect(locked.getByRole('heading')).toHaveText(['Die geheime Tür']);
    await player.getByLabel('Mit oder ohne Code').selectOption('Mit Code');
    await expect(player.getByText('1 Run', { exact: true })).toBeVisible();
    await expect(player.getByRole('link', { name: 'Die geheime Tür' })).toBeVisible();
    await expect(player).toHaveURL(/\?code=withCode$/);
  });
});

test.describe('after many wrong codes', () => {
  test.use({ site: 'rate limits', allowedErrors: [403, 429] });

  test('the right code still joins: the page solves the captcha by itself', async ({ player, testSite }) => {
    await player.goto('/exploration/die-geheime-tür');
    for (let guess = 0; guess < 60; guess++) {
      const { status } = await fetch(
        `${testSite.url}/api/instant/join?exploration_id=1&exploration_code=guess-${guess}`,
      );
      expect(status).toBe(403);
    }
    await player.getByLabel('Code').fill('EICHE');
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(player).toHaveURL(/\/poi$/);
  });
});
