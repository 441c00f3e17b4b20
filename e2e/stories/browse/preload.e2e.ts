import { expect, type Locator } from '@playwright/test';
import { holdBack, SCRIPTS } from '../../support/hold-back.ts';
import { watchShifts } from '../../support/layout-shifts.ts';
import { test } from '../../support/stories.ts';

/** Expects that a button shows that it was pressed. */
async function expectTurning(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.evaluate((pressed) => getComputedStyle(pressed, '::before').animationName)).toMatch(/turn/);
}

test.describe('the first data of a page', () => {
  test.use({ site: 'demo' });

  test('arrive', async ({ player }) => {
    for (const address of ['/', '/exploration', '/exploration/die-donau-und-der-dom']) {
      await test.step(`with ${address}: no call is made for it, and its picture is fetched once`, async () => {
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
  });

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

/** Scripts and fonts. */
const FILES = /\/assets\/.*\.(js|woff2)$/;

test.describe('a page that is read while its fonts and scripts are on their way', () => {
  test.use({ site: 'demo' });

  test('stays where it is when they arrive', async ({ player }) => {
    const shiftsOf = await watchShifts(player);
    for (const address of ['/', '/exploration', '/exploration/die-donau-und-der-dom']) {
      const arrive = await holdBack(player, FILES);
      await player.goto(address, { waitUntil: 'commit' });
      await expect(player.getByText('Die Donau und der Dom').last()).toBeVisible();
      await arrive();
      await player.waitForLoadState('networkidle');
      await player.evaluate(() => document.fonts.ready);
      expect(await shiftsOf()).toBeLessThan(0.05);
      await player.unroute(FILES);
    }
  });
});

test.describe('an action before the scripts arrive', () => {
  test.use({ site: 'demo' });

  test('a tap on a button shows at once that it counts, and does so once they have arrived', async ({ player }) => {
    const arrive = await holdBack(player, SCRIPTS);
    const answer = await holdBack(player, /\/api\/exploration\/join$/);
    await player.goto('/exploration/die-donau-und-der-dom', { waitUntil: 'commit' });
    const button = player.getByRole('button', { name: 'Mitmachen' });
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.click();
    await expectTurning(button);
    const asked = player.waitForRequest(/\/api\/exploration\/join$/);
    await arrive();
    await asked;
    await expectTurning(button);
    await answer();
    await expect(player).toHaveURL(/\/poi$/);
  });

  test('a button that a tap has only opened something with does not stay busy', async ({ player }) => {
    const arrive = await holdBack(player, SCRIPTS);
    await player.goto('/exploration/die-donau-und-der-dom', { waitUntil: 'commit' });
    const button = player.getByRole('button', { name: 'Gemeinsam spielen' });
    await button.click();
    await expectTurning(button);
    await arrive();
    await expect(player.getByRole('dialog', { name: 'Gemeinsam spielen' })).toBeVisible();
    await expect(player.getByRole('button', { name: 'Gemeinsam spielen', includeHidden: true })).not.toHaveAttribute(
      'aria-busy',
    );
  });

  test('a tap counts on a device with something stored, where the page is drawn anew', async ({ player }) => {
    await player.goto('/terms');
    await player.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await player.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    const arrive = await holdBack(player, SCRIPTS);
    await player.goto('/exploration/die-donau-und-der-dom', { waitUntil: 'commit' });
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await arrive();
    await expect(player).toHaveURL(/\/poi$/);
  });

  test('a search typed and sent filters the list', async ({ player }) => {
    const arrive = await holdBack(player, SCRIPTS);
    await player.goto('/exploration', { waitUntil: 'commit' });
    await player.getByRole('searchbox').first().fill('Donau');
    await player.getByRole('searchbox').first().press('Enter');
    await arrive();
    await expect(player).toHaveURL(/search=Donau/);
    await expect(player.getByRole('searchbox').first()).toHaveValue('Donau');
  });
});

test('starts the map at the first touch instead of with the page', async ({ player }) => {
  await player.goto('/exploration');
  await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
  await player.mouse.move(100, 400);
  await expect(player.getByRole('region', { name: 'Karte' })).toBeVisible();
});
