import { expect } from '@playwright/test';
import { joinTeam } from '../../support/play/demo-battle.ts';
import { enterAnswer, expectSolved, joinAndOpenPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('the site uses the colour scheme of the device', async ({ player }) => {
  const paper = () => player.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await player.emulateMedia({ colorScheme: 'light' });
  await player.goto('/');
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
  const light = await paper();
  await player.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).not.toBe(light);
});

test('a map changes its colours with the device', async ({ player }) => {
  await player.goto('/exploration/the-english-walk');
  const map = player.getByRole('region', { name: /^Karte/ });
  await map.scrollIntoViewIfNeeded();
  await player.mouse.move(10, 10); // starts the map
  await expect(player.getByRole('button', { name: 'Näher heran' })).toBeVisible();
  const dark = player.waitForResponse('**/basemap/style-dark.json');
  await player.emulateMedia({ colorScheme: 'dark' });
  await dark;
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [422] });

  test('nothing is animated, and points are shown at once', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const task = taskCard(player, 'Los geht’s');
    await enterAnswer(task, 'Antwort', 'Halt');
    await expect(player).toHaveURL(/alert=wrong_answer/);
    await enterAnswer(task, 'Antwort', 'Start');
    await expectSolved(task, 10);
    // Animations without a duration still run until the next frame.
    const moving = await player.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          return playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1;
        }).length,
    );
    expect(moving).toBe(0);
  });

  test('a change of the colours starts no transition', async ({ player }) => {
    await player.goto('/');
    await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
    const transitions = await player.evaluate(() => {
      document.body.style.color = 'red';
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
    expect(transitions).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ site: 'demo' });

  test('places, bars, the own team and the current page of a ranking are told apart', async ({ player }) => {
    await joinTeam(player, 'Donauotter');
    await player.emulateMedia({ forcedColors: 'active' });
    await player.getByRole('link', { name: 'Rangliste', exact: true }).click();
    const page = player.getByRole('link', { name: 'Rangliste', exact: true });
    await expect(page).toHaveCSS('outline-style', 'solid');
    const steps = player.getByRole('list', { name: 'Siegertreppchen' }).getByText(/^[123]$/);
    await expect(steps).toHaveCount(3);
    const colours = await steps.evaluateAll((numbers) =>
      numbers.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor),
    );
    expect(new Set([...colours, 'rgb(255, 255, 255)']).size).toBe(4);
    const rows = player.getByRole('list', { name: 'Rangliste' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Dein Team' })).toHaveCSS('border-top-width', '3px');
    await expect(rows.filter({ hasNotText: 'Dein Team' }).first()).not.toHaveCSS('border-top-width', '3px');
    const track = rows.first().getByRole('progressbar');
    await expect(track).toHaveCSS('outline-style', 'solid');
  });
});
