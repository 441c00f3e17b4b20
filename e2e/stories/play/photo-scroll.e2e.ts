import { expect, type Locator, type Page } from '@playwright/test';
import { openPoi, openTask, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import {
  OTHER_QUESTS,
  PHOTO_POI,
  PHOTO_QUEST,
  runWithPhoto,
  sendPhoto,
  takePhoto,
} from '../../support/studio/photo-run.ts';

test.use({ at: 'studio', allowedErrors: ['network'] });

/** How far an element's upper edge is below that of the window, in CSS pixels. */
async function topOf(element: Locator): Promise<number> {
  return element.evaluate((it) => Math.round(it.getBoundingClientRect().top));
}

/** Waits until the page stays where it is for half a second: no picture is being loaded, nothing scrolls. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = '';
        let since = performance.now();
        const look = (now: number) => {
          const state = `${scrollY} ${document.documentElement.scrollHeight}`;
          if (state !== last) [last, since] = [state, now];
          if (now - since > 500) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

for (const [review, state] of [
  ['after', 'Angenommen'],
  ['before', 'Wartet'],
] as const) {
  test(`after a photo with review ${review}, its result is on the screen, and nothing moves when the picture of the server comes`, async ({
    player,
    accounts,
    testSite,
  }) => {
    const run = await runWithPhoto({ accounts, testSite }, review, { others: true });
    await player.goto(`${testSite.url}/exploration/${run.slug}`);
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await openPoi(player, PHOTO_POI);
    const task = await openTask(player, PHOTO_QUEST);
    await takePhoto(task, { upright: true });
    await task.getByRole('button', { name: 'Foto senden' }).scrollIntoViewIfNeeded();
    await settled(player);
    await sendPhoto(task);
    const result = task.getByText(state, { exact: true });
    await expect(result).toBeVisible();
    const picture = task.getByRole('img', { name: 'Euer Foto' });
    const [scrolled, height] = [await player.evaluate(() => scrollY), await picture.boundingBox()];
    await expect(picture).toHaveAttribute('src', /^http|^\//);
    await settled(player);
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(picture).toBeInViewport({ ratio: 1 });
    if (review === 'after') await expect(task.getByText('+10 Punkte')).toBeInViewport({ ratio: 1 });
    expect(await player.evaluate(() => scrollY)).toBe(scrolled);
    expect((await picture.boundingBox())?.height).toBe(height?.height);
  });
}

test('a photo that waits for a network stays on the screen, and its late result moves nothing', async ({
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'after', { others: true });
  await player.goto(`${testSite.url}/exploration/${run.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = await openTask(player, PHOTO_QUEST);
  await takePhoto(task, { upright: true });
  await settled(player);
  await player.context().setOffline(true);
  await sendPhoto(task);
  await expect(task.getByText('Wartet auf Netz')).toBeVisible();
  await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeInViewport({ ratio: 1 });
  const next = taskCard(player, OTHER_QUESTS[2] ?? '');
  // On a screen as low as with a keyboard, the photo is out of sight, and the next quests are read.
  await player.setViewportSize({ width: 390, height: 400 });
  await next.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await settled(player);
  const before = await topOf(next);
  await player.context().setOffline(false);
  await expect(task.getByText('Gelöst', { exact: true })).toBeAttached();
  await settled(player);
  expect(Math.abs((await topOf(next)) - before)).toBeLessThanOrEqual(2);
});

test('a team mate’s photo moves nothing on the screen of the others, before and behind its quest', async ({
  player,
  friend,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'after', { others: true });
  const { join } = await run.battle();
  for (const phone of [player, friend]) {
    await phone.goto(`${testSite.url}${join}`);
    await phone.getByRole('button', { name: 'Mitmachen' }).click();
    await openPoi(phone, PHOTO_POI);
  }
  const seen = taskCard(player, OTHER_QUESTS[2] ?? '');
  await seen.scrollIntoViewIfNeeded();
  await settled(player);
  const before = await topOf(seen);
  const task = await openTask(friend, PHOTO_QUEST);
  await takePhoto(task, { upright: true });
  await sendPhoto(task);
  await expect(taskCard(player, PHOTO_QUEST).getByText('Angenommen', { exact: true })).toBeAttached();
  await expect(taskCard(player, PHOTO_QUEST).getByAltText('Euer Foto')).toBeAttached();
  await settled(player);
  expect(Math.abs((await topOf(seen)) - before)).toBeLessThanOrEqual(2);

  const title = player.getByRole('heading', { name: PHOTO_QUEST });
  await title.scrollIntoViewIfNeeded();
  const [titleBefore, scrolled] = [await topOf(title), await player.evaluate(() => scrollY)];
  await task.getByRole('button', { name: 'Neues Foto' }).click();
  await takePhoto(task, { upright: true, colour: '#c63d1e' });
  await sendPhoto(task);
  await expect(task.getByRole('form')).toBeHidden();
  await settled(player);
  expect(await topOf(title)).toBe(titleBefore);
  expect(await player.evaluate(() => scrollY)).toBe(scrolled);
});
