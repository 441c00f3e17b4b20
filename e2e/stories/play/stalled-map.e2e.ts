import { expect, type Page } from '@playwright/test';
import { mapDetail } from '../../support/map-detail.ts';
import { joinOnScreen, openPoi, openWay } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const SENTENCE = 'Die Karte lässt sich hier gerade nicht anzeigen.';
/** Least detail of a drawn map: see `mapDetail`. */
const DRAWN = 0.05;

const mapOf = (player: Page) => player.getByRole('region', { name: 'Karte', exact: true });

async function openMap(player: Page): Promise<void> {
  await joinOnScreen(player, 'Der Rätselgarten');
  await openPoi(player, 'Zahlenbeet');
  await openWay(player);
  await player.getByText('In Karten-App öffnen').scrollIntoViewIfNeeded(); // a map loads once it is in view
}

async function reloadMap(player: Page): Promise<void> {
  await player.getByRole('button', { name: 'Karte neu laden' }).click();
  await expect(player.getByText(SENTENCE)).toBeHidden();
  await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(DRAWN);
}

test.describe('a map that stays empty', () => {
  test.use({ allowedErrors: [404] });

  test('says so when its workers do not respond, and gets new ones, as do later maps', async ({
    freshPage: player,
  }) => {
    await player.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      let silent = true;
      Worker.prototype.postMessage = function (...message: unknown[]) {
        if (!silent) Reflect.apply(post, this, message);
      };
      Object.assign(window, {
        revive() {
          silent = false;
        },
      });
    });
    await openMap(player);
    await expect(player.getByText(SENTENCE)).toBeVisible();
    await player.evaluate(() => (window as unknown as { revive: () => void }).revive());
    await reloadMap(player);

    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, 'Zahlenbeet');
    await openWay(player);
    await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(DRAWN);
  });

  test('says so when it has lost its WebGL context, and starts again', async ({ freshPage: player }) => {
    await openMap(player);
    await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(DRAWN);
    await player
      .locator('canvas.maplibregl-canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    await expect(player.getByText(SENTENCE)).toBeVisible();
    await reloadMap(player);
  });

  test('says so where the browser gives no WebGL context, and tries again', async ({ freshPage: player }) => {
    await player.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      let none = true;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...what: unknown[]) {
        return none && what[0] === 'webgl2' ? null : Reflect.apply(getContext, this, what);
      } as typeof getContext;
      Object.assign(window, {
        allowWebGl() {
          none = false;
        },
      });
    });
    await openMap(player);
    await expect(player.getByText(SENTENCE)).toBeVisible();
    await player.evaluate(() => (window as unknown as { allowWebGl: () => void }).allowWebGl());
    await reloadMap(player);
  });
});
