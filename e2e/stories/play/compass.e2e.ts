import { expect, type Locator, type Page } from '@playwright/test';
import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import { joinAndOpenWay } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const ZAHLENBEET = { latitude: 50.9763, longitude: 11.0231 };

/** Moves the phone to a place `distance` metres from the spot, in direction `bearing` seen from there. */
async function walkTo(player: Page, way: { bearing: number; distance: number; accuracy?: number }): Promise<void> {
  const { accuracy = 12 } = way;
  await player.context().setGeolocation({ ...destinationOf(ZAHLENBEET, way), accuracy });
}

function compassOf(player: Page): Locator {
  return player.getByRole('group', { name: 'Entfernung und Richtung' });
}

test.use({ allowedErrors: [404] });

test('the compass of a spot', async ({ player }) => {
  const sent: string[] = [];
  player.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await joinAndOpenWay(player, 'Der Rätselgarten', 'Zahlenbeet');
  const compass = compassOf(player);

  await test.step('says why it needs the position before the browser asks', async () => {
    await expect(compassOf(player).getByText('Er bleibt auf diesem Gerät.')).toBeVisible();
    await expect(compassOf(player).getByRole('button', { name: 'Standort nutzen' })).toBeVisible();
  });

  await test.step('says how to allow the position, and starts once it is allowed', async () => {
    await compass.getByRole('button', { name: 'Standort nutzen' }).click();
    await expect(compass.getByText('Dein Browser gibt den Standort nicht frei.')).toBeVisible();
    await expect(compass.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();

    await walkTo(player, { bearing: 90, distance: 1_400 });
    await player.context().grantPermissions(['geolocation']);
    await expect(compass.getByText('1,4 km', { exact: true })).toBeVisible();
    await expect(compass.getByText('Richtung Westen', { exact: true })).toBeVisible();
  });

  await test.step('shows distance, direction and accuracy, and follows the player', async () => {
    await walkTo(player, { bearing: 225, distance: 225 });
    await expect(compass.getByText('225 m', { exact: true })).toBeVisible();
    await expect(compass.getByText('Richtung Nordosten', { exact: true })).toBeVisible();
    await expect(compass.getByText('auf etwa 15 m genau')).toBeVisible();
    await expect(compass.getByRole('status').filter({ hasText: '225 m, Richtung Nordosten' })).toBeAttached();

    await walkTo(player, { bearing: 0, distance: 90 });
    await expect(compass.getByText('90 m', { exact: true })).toBeVisible();
    await expect(compass.getByText('Richtung Süden', { exact: true })).toBeVisible();

    await walkTo(player, { bearing: 0, distance: 8 });
    await expect(compass.getByText('Ganz in der Nähe', { exact: true })).toBeVisible();
  });

  await test.step('says that a position of 350 m is not enough, and goes on measuring', async () => {
    await walkTo(player, { bearing: 90, distance: 600, accuracy: 320 });
    await expect(compass.getByText('Dein Standort ist gerade nur auf 350 m genau.')).toBeVisible();
    await expect(compass.getByText('Richtung noch unklar', { exact: true })).toBeVisible();
    await expect(compass.getByText('auf etwa')).toBeHidden();

    await walkTo(player, { bearing: 90, distance: 600 });
    await expect(compass.getByText('600 m', { exact: true })).toBeVisible();
    await expect(compass.getByText('nur auf 350 m')).toBeHidden();
    await expect(compass.getByText('Richtung Westen', { exact: true })).toBeVisible();
  });

  await test.step('names the switch of the phone for a position of 3 km, and neither distance nor direction', async () => {
    await walkTo(player, { bearing: 90, distance: 600, accuracy: 3_000 });
    await expect(compass.getByText('Dein Standort ist nur auf 3 km genau.')).toContainText('„Genauer Standort“');
    await expect(compass.getByText('Richtung noch unklar', { exact: true })).toBeVisible();
    await expect(compass.getByText('Ganz in der Nähe')).toBeHidden();
    await expect(compass.getByText('600 m', { exact: true })).toBeHidden();
  });

  await test.step('shares its position with the map, which draws the player without another question', async () => {
    await walkTo(player, { bearing: 225, distance: 225 });
    await expect(compassOf(player).getByText('225 m', { exact: true })).toBeVisible();
    await player.getByText('In Karten-App öffnen').scrollIntoViewIfNeeded(); // a map loads once it is in view
    await expect(player.getByRole('img', { name: 'Hier bist du' })).toBeVisible();
  });

  await test.step('sends the position to no server', async () => {
    await expect(compassOf(player).getByText('225 m', { exact: true })).toBeVisible();
    const { latitude } = destinationOf(ZAHLENBEET, { bearing: 225, distance: 225 });
    expect(sent.filter((request) => request.includes(latitude.toFixed(3)))).toEqual([]);
  });

  await test.step('shows the coordinates and copies them with a tap', async () => {
    await player.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(player.getByText('50.97630, 11.02310')).toBeVisible();
    await player.getByRole('button', { name: 'Koordinaten kopieren' }).click();
    await expect(player.getByText('Koordinaten kopiert.')).toBeVisible();
    expect(await player.evaluate(() => navigator.clipboard.readText())).toBe('50.97630, 11.02310');
  });
});

test('the compass of a spot measures only while the page is visible', async ({ freshPage: player }) => {
  await player.addInitScript(() => {
    const running = new Set<number>();
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    const clear = geolocation.clearWatch.bind(geolocation);
    geolocation.watchPosition = (...handlers) => {
      const id = watch(...handlers);
      running.add(id);
      return id;
    };
    geolocation.clearWatch = (id) => {
      running.delete(id);
      clear(id);
    };
    Object.assign(window, { runningWatches: () => running.size });
  });
  const watches = () => player.evaluate(() => (window as unknown as { runningWatches: () => number }).runningWatches());
  const show = (visibilityState: 'visible' | 'hidden') =>
    player.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);

  await player.context().grantPermissions(['geolocation']);
  await walkTo(player, { bearing: 225, distance: 225 });
  await joinAndOpenWay(player, 'Der Rätselgarten', 'Zahlenbeet');
  await expect(compassOf(player).getByText('225 m', { exact: true })).toBeVisible();
  await expect.poll(watches).toBe(1);
  await show('hidden');
  await expect.poll(watches).toBe(0);
  await walkTo(player, { bearing: 225, distance: 100 });
  await show('visible');
  await expect(compassOf(player).getByText('100 m', { exact: true })).toBeVisible();
  await player.getByText('Weg zum Spot', { exact: true }).click();
  await expect.poll(watches).toBe(0);
});
