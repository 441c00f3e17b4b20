import { expect, type Page } from '@playwright/test';
import { mapDetail } from '../../support/map-detail.ts';
import { joinAndOpenWay, openPoi, openWay } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const RUN = 'Rund um Bindlach';

/** Least detail of a map with streets, and with the outline of the country: see `mapDetail`. */
const [STREETS, OUTLINE] = [0.25, 0.05];

const mapOf = (player: Page) => player.getByRole('region', { name: /^(Karte|Map)$/ });
const attribution = (player: Page) => player.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' });

/** Collects the tiles that a page requests, as `14/8718/5567`. */
function watchTiles(player: Page): string[] {
  const tiles: string[] = [];
  player.on('request', (request) => tiles.push(...(/\/map\/tiles\/(.+)/.exec(request.url())?.slice(1) ?? [])));
  return tiles;
}

test.describe('on a site with a street map', () => {
  test.use({ site: 'street map' });

  test('the street map', async ({ player }) => {
    const tiles = watchTiles(player);
    const walkOn = async (poi: string) => {
      await player.getByRole('link', { name: 'Zur Übersicht' }).click();
      await openPoi(player, poi);
      await openWay(player);
    };

    await test.step('shows the streets around a spot, from this site alone', async () => {
      await joinAndOpenWay(player, RUN, 'Am Dorfplatz');
      await mapOf(player).scrollIntoViewIfNeeded();
      await expect(attribution(player)).toBeVisible();
      await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(STREETS);
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.every((tile) => tile.startsWith('14/'))).toBe(true);
    });

    await test.step('shows the area of an address without a pin, and says that it is approximate', async () => {
      await walkOn('Altes Rathaus');
      await expect(player.getByText(/^Ungefähre Lage/)).toBeVisible();
      await expect(player.getByRole('img', { name: 'Altes Rathaus' })).toBeVisible();
      await expect(attribution(player)).toBeVisible();
    });

    await test.step('gives way to the outline of the country where there are no streets', async () => {
      tiles.length = 0;
      await walkOn('Weit weg');
      await expect(player.getByRole('img', { name: 'Weit weg' })).toBeVisible();
      await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(OUTLINE);
      await expect(attribution(player)).toBeHidden();
      // The map of the address before may still ask for its tiles, at another zoom.
      expect(tiles.filter((tile) => tile.startsWith('14/'))).toHaveLength(1);
    });
  });
});

test('a site without a street map requests no tile', async ({ player }) => {
  const tiles = watchTiles(player);
  await joinAndOpenWay(player, 'Der Rätselgarten', 'Zahlenbeet');
  await expect(player.getByRole('img', { name: 'Zahlenbeet' })).toBeVisible();
  await expect.poll(() => mapDetail(mapOf(player)), { timeout: 30_000 }).toBeGreaterThan(OUTLINE);
  expect(tiles).toEqual([]);
});
