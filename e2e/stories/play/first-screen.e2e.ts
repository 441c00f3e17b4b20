import { expect, type Page } from '@playwright/test';
import { holdBack, SCRIPTS } from '../../support/hold-back.ts';
import { watchShifts } from '../../support/layout-shifts.ts';
import { joinOnScreen, openPoi, readIntro } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** The calls for a game that the page makes from now on. */
function gameCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/joined/pois') calls.push(pathname + search);
  });
  return calls;
}

test('before the scripts arrive', async ({ player }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  const shiftsOf = await watchShifts(player);

  await test.step('the spots show their run and menu, call for the game once, and stay in their place', async () => {
    await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
    const calls = gameCalls(player);
    const arrive = await holdBack(player, SCRIPTS);
    await player.goto(player.url(), { waitUntil: 'commit' });
    const heading = player.getByRole('heading', { level: 1, name: 'Der kurze Weg' });
    const share = player.getByRole('navigation').getByRole('link', { name: 'Teilen' });
    await expect(share).toBeVisible();
    await expect.poll(() => calls).toEqual(['/api/joined/pois']);
    const placesOf = async () => {
      const { x, y } = (await heading.boundingBox()) ?? {};
      return [{ x, y }, await share.boundingBox()]; // the heading gets another width with its font
    };
    const places = await placesOf();
    await arrive();
    await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
    await player.evaluate(() => document.fonts.ready);
    expect(await placesOf()).toEqual(places);
    expect(await shiftsOf()).toBeLessThan(0.05);
    expect(calls).toEqual(['/api/joined/pois']);
  });

  await test.step('a spot shows its menu, and stays in its place', async () => {
    await player.getByRole('link', { name: 'Erkunden Anfang' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Anfang' })).toBeVisible();
    const arrive = await holdBack(player, SCRIPTS);
    await player.goto(player.url(), { waitUntil: 'commit' });
    await expect(player.getByRole('navigation').getByRole('link', { name: 'Übersicht' })).toBeVisible();
    await arrive();
    await expect(player.getByRole('heading', { level: 1, name: 'Anfang' })).toBeVisible();
    await player.evaluate(() => document.fonts.ready);
    expect(await shiftsOf()).toBeLessThan(0.05);
  });
});

test.describe('in the demo', () => {
  test.use({ site: 'demo' });

  test('a spot requests its first picture before the scripts arrive', async ({ player }) => {
    await joinOnScreen(player, 'Die Donau und der Dom');
    await readIntro(player);
    await openPoi(player, 'Salzstadel');
    const picture = player.getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /^\/demo\/pictures\//);
    const address = await picture.getAttribute('src');
    const arrive = await holdBack(player, SCRIPTS);
    const requested = player.waitForRequest(`**${address}`);
    await player.goto(player.url(), { waitUntil: 'commit' });
    await requested;
    await arrive();
    await expect(picture).toHaveAttribute('src', `${address}`);
  });
});

test('a device without the game or with another language shows nothing of it before the scripts arrive', async ({
  player,
}) => {
  const share = player.getByRole('navigation').getByRole('link', { name: /^(Teilen|Share)$/ });
  const emptied = player.locator('#root:empty');
  const arriveAtRun = await holdBack(player, SCRIPTS);
  await player.goto('/exploration/der-kurze-weg/poi', { waitUntil: 'commit' });
  await expect(emptied).toBeAttached();
  await arriveAtRun();
  await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\?/);

  await joinOnScreen(player, 'Der kurze Weg');
  await player.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(share).toHaveText('Share');
  const calls = gameCalls(player);
  const arrive = await holdBack(player, SCRIPTS);
  await player.goto(player.url(), { waitUntil: 'commit' });
  await expect(emptied).toBeAttached();
  await arrive();
  await expect(share).toHaveText('Share');
  await expect(player.getByRole('link', { name: 'Explore Anfang' })).toBeVisible();
  expect(calls).toEqual(['/api/joined/pois?lang=en']);
});
