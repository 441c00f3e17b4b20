import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.describe('the first data of a page', () => {
  test.use({ site: 'demo' });

  for (const [address, calls] of [
    ['/', /\/api\/explorations\?|\/demo\/pictures\//],
    ['/exploration', /\/api\/explorations\?/],
    ['/exploration/die-donau-und-der-dom', /\/api\/explorations\?|\/demo\/pictures\//],
  ] as const) {
    test(`is preloaded in the head of ${address} and fetched once`, async ({ player }) => {
      const asked: string[] = [];
      const warnings: string[] = [];
      player.on('request', (request) => asked.push(request.url()));
      player.on('console', (message) => warnings.push(message.text()));
      await player.goto(address);
      await expect(player.getByText('Die Donau und der Dom').last()).toBeVisible();
      await player.waitForLoadState('networkidle');
      const early = asked.filter((url) => calls.test(url));
      expect(early.length).toBeGreaterThan(0);
      expect(early).toEqual([...new Set(early)]);
      expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
    });
  }
});

test('starts the map at the first touch instead of with the page', async ({ player }) => {
  await player.goto('/exploration');
  await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
  await player.mouse.move(100, 400);
  await expect(player.getByRole('region', { name: 'Karte' })).toBeVisible();
});
