import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.use({ site: 'demo' });

test('the runs', async ({ player }) => {
  await test.step('are paginated by ten', async () => {
    await player.goto('/exploration');
    const rows = player.getByRole('main').getByRole('heading', { level: 2 });
    await expect(player.getByText('15 Runs', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toHaveText('Die Donau und der Dom');
    await expect(player.getByRole('button', { name: 'Zurück', exact: true })).toBeDisabled();
    await player.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(rows).toHaveCount(5);
    await expect(player).toHaveURL(/\?page=2$/);
    await player.reload();
    await expect(player.getByText('Seite 2 von 2')).toBeVisible();
    await player.goBack();
    await expect(rows).toHaveCount(10);
    await player.goto('/');
    await expect(player.getByRole('region', { name: 'Unser Tipp' })).toContainText('Die Donau und der Dom');
  });

  await test.step('are found by name and town, and all return when the filters are cleared', async () => {
    await player.goto('/exploration');
    await player.getByLabel('Run oder Ort').fill('lübeck');
    await expect(player.getByText('1 Run', { exact: true })).toBeVisible();
    await expect(player.getByText('23552 Lübeck')).toBeVisible();
    await player.getByLabel('Run oder Ort').fill('Xanten');
    await expect(player.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    await player.getByRole('button', { name: 'Alle Filter löschen' }).click();
    await expect(player.getByText('15 Runs', { exact: true })).toBeVisible();
    await player.getByLabel('Mit oder ohne Code').selectOption('Mit Code');
    await expect(player.getByText('2 Runs', { exact: true })).toBeVisible();
  });

  await test.step('that are close together form a cluster, which filters the list by its runs', async () => {
    await player.goto('/exploration');
    const clusters = /^\d+ Orte: \d+ Runs$/;
    await player.getByRole('button', { name: clusters }).first().click();
    const chosen = player.getByRole('button', { name: clusters, pressed: true });
    const explorations = /(\d+ Runs)$/.exec((await chosen.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await expect(player.getByText(explorations, { exact: true })).toBeVisible();
    await expect(player).toHaveURL(/postal_code=\d{5}(%2C|,)\d{5}/);
  });
});

test('the runs on the map filter the list by their postal code', { tag: '@desk' }, async ({ player }) => {
  await player.goto('/exploration?search=dom');
  const place = player.getByRole('button', { name: /^93047 Regensburg: / });
  await place.click();
  await expect(player).toHaveURL(/postal_code=93047/);
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(player.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Die Donau und der Dom']);
  await player.getByRole('button', { name: 'Nicht mehr nur 93047 zeigen' }).click();
  await expect(player).not.toHaveURL(/postal_code/);
});

test.describe('the map', () => {
  // Without motion a zoom step is complete at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('starts with the whole country, zooms in by four levels, and back out', { tag: '@only-desk' }, async ({
    player,
  }) => {
    await player.goto('/exploration');
    await player.mouse.move(900, 400);
    const closer = player.getByRole('button', { name: 'Näher heran' });
    const wider = player.getByRole('button', { name: 'Weiter weg' });
    const places = player.getByRole('button', { name: /\d Runs?$/ });
    await expect(places.first()).toBeVisible();
    // 600 pixels minus the border of 2.
    expect((await player.getByRole('region', { name: 'Karte' }).boundingBox())?.height).toBe(598);
    const atFirst = (await places.allTextContents()).toSorted();

    let levels = 0;
    for (; await closer.isEnabled(); levels += 1) await closer.click();
    // Four whole levels and the fractional one at which the country fits.
    expect(levels).toBe(5);
    await expect(places).not.toHaveCount(atFirst.length);
    while (await wider.isEnabled()) await wider.click();
    await expect.poll(async () => (await places.allTextContents()).toSorted()).toEqual(atFirst);
  });
});

test('finds a Versus by its name and its runs, and opens a run inside it', async ({ player }) => {
  await player.goto('/battle');
  await player.getByLabel('Name des Versus').fill('donau');
  await player.getByLabel('Run oder Ort').fill('Hamburg');
  await expect(player).toHaveURL(/\?battle=donau&search=Hamburg$/);
  await expect(player.getByRole('heading', { name: 'Donau gegen Elbe' })).toBeVisible();
  await player.getByRole('link', { name: /Fleete, Speicher/ }).click();
  await expect(player).toHaveURL(/\/battle\/donau-gegen-elbe\/exploration\/fleete-speicher-gegenwind$/);
  await expect(player.getByText('Versus: Donau gegen Elbe').first()).toBeVisible();
  await player.goBack();
  await expect(player.getByLabel('Name des Versus')).toHaveValue('donau');
  await expect(player.getByLabel('Run oder Ort')).toHaveValue('Hamburg');
});
