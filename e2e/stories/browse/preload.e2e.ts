import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.describe('the first data of a page', () => {
  test.use({ site: 'demo' });

  for (const address of ['/', '/exploration', '/exploration/die-donau-und-der-dom']) {
    test(`arrives with ${address}: no call is made for it, and its picture is fetched once`, async ({ player }) => {
      const asked: string[] = [];
      const warnings: string[] = [];
      player.on('request', (request) => asked.push(request.url()));
      player.on('console', (message) => warnings.push(message.text()));
      await player.goto(address);
      await expect(player.getByText('Die Donau und der Dom').last()).toBeVisible();
      await player.waitForLoadState('networkidle');
      expect(asked.filter((url) => url.includes('/api/explorations?'))).toEqual([]);
      const pictures = asked.filter((url) => url.includes('/demo/pictures/'));
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures).toEqual([...new Set(pictures)]);
      expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
    });
  }

  test.describe('and the page', () => {
    test.use({ allowedErrors: ['network'] });

    test('are shown before the scripts arrive, and stay where they are when they do', async ({ player }) => {
      const heading = player.getByRole('heading', { level: 1, name: 'Die Donau und der Dom' });
      await player.route('**/*.js', (route) => route.abort());
      await player.goto('/exploration/die-donau-und-der-dom');
      await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
      const place = await heading.boundingBox();
      await player.unroute('**/*.js');
      await player.reload({ waitUntil: 'networkidle' });
      expect(await heading.boundingBox()).toEqual(place);
      await player.getByRole('button', { name: 'Mitmachen' }).click();
      await expect(player).toHaveURL(/\/poi$/);
    });
  });
});

test('starts the map at the first touch instead of with the page', async ({ player }) => {
  await player.goto('/exploration');
  await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
  await player.mouse.move(100, 400);
  await expect(player.getByRole('region', { name: 'Karte' })).toBeVisible();
});
