import { expect, type Page } from '@playwright/test';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import { holdBack } from '../../support/hold-back.ts';
import { enterAnswer, expectSolved, joinAndOpenPoi, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const RUN = 'Der Ankunftspfad';
const TURMPLATZ = { latitude: 50.9763, longitude: 11.0231 };
const VERSTECK = { latitude: 50.9751, longitude: 11.0298 };

/** Moves the phone to a place `distance` metres from a spot, in direction `bearing` seen from there. */
async function walkTo(
  player: Page,
  poi: GeoPoint,
  way: { bearing: number; distance: number; accuracy?: number },
): Promise<void> {
  await player.context().setGeolocation({ ...destinationOf(poi, way), accuracy: way.accuracy ?? 10 });
}

/** Bodies that the page sent to the API. */
function sentBy(player: Page): string[] {
  const sent: string[] = [];
  player.on('request', (request) => sent.push(request.postData() ?? ''));
  return sent;
}

test.describe('a spot whose quests open on arrival', () => {
  // 403 and 422: refused arrivals
  test.use({ allowedErrors: [403, 404, 422] });

  test('opens by itself once the phone is at a known place, without sending the position', async ({ player }) => {
    const sent = sentBy(player);
    await player.context().grantPermissions(['geolocation']);
    await walkTo(player, TURMPLATZ, { bearing: 225, distance: 400 });
    await joinAndOpenPoi(player, RUN, 'Turmplatz');
    await expect(player.getByText('2 Quests', { exact: true })).toBeVisible();
    await expect(player.getByRole('heading', { name: 'Die Quests öffnen sich, wenn ihr da seid.' })).toBeVisible();
    await expect(player.getByText('Im Umkreis von 30 m, oder mit dem Code vor Ort.')).toBeVisible();
    await expect(player.getByText('Dein Standort bleibt auf diesem Handy.')).toBeVisible();
    await expect(taskCard(player, 'Glocken zählen')).toBeHidden();

    const compass = player.getByRole('group', { name: 'Entfernung und Richtung' });
    await expect(compass.getByText('400 m', { exact: true })).toBeVisible();
    await walkTo(player, TURMPLATZ, { bearing: 225, distance: 90 });
    await expect(player.getByRole('heading', { name: 'Fast da: noch 90 m' })).toBeVisible();
    await expect(compass).toBeHidden();
    await expect(player.getByText('auf etwa 10 m genau')).toHaveCount(1);
    await walkTo(player, TURMPLATZ, { bearing: 225, distance: 60, accuracy: 180 });
    await expect(player.getByRole('heading', { name: 'Noch zu ungenau' })).toBeVisible();
    await expect(player.getByText('nur auf 200 m genau')).toHaveCount(1);

    await walkTo(player, TURMPLATZ, { bearing: 225, distance: 35 });
    await expect(taskCard(player, 'Glocken zählen')).toBeVisible();
    await enterAnswer(taskCard(player, 'Glocken zählen'), 'Zahl', '4');
    await expectSolved(taskCard(player, 'Glocken zählen'), 10);
    expect(sent.some((body) => body.includes('"via":"position"'))).toBe(true);
    expect(sent.filter((body) => /latitude|50\.97/.test(body))).toEqual([]);

    await player.reload();
    await expect(taskCard(player, 'Stufen zählen')).toBeVisible();
  });

  test('opens for a phone that stands at the place from the start, and leads to its quests', async ({
    freshPage: player,
  }) => {
    await player.addInitScript(() => {
      const knocks: unknown[] = [];
      Object.assign(navigator, { vibrate: (pattern: unknown) => knocks.push(pattern) > 0 });
      Object.assign(window, { knocks: () => knocks.length });
    });
    await player.context().grantPermissions(['geolocation']);
    await walkTo(player, TURMPLATZ, { bearing: 90, distance: 5 });
    await joinAndOpenPoi(player, RUN, 'Turmplatz');
    await expect(player.getByRole('heading', { name: 'Ihr seid da!' })).toBeVisible();
    await expect(player.getByRole('status').filter({ hasText: 'Ihr seid da! 2 Quests sind offen' })).toHaveCount(1);
    await expect(player.getByRole('region', { name: 'Wo der Spot liegt' })).toBeHidden();
    await expect(player.getByText('Weg zum Spot', { exact: true })).toBeVisible();
    expect(await player.evaluate(() => (window as unknown as { knocks: () => number }).knocks())).toBe(1);
    await player.getByRole('button', { name: 'Zu den Quests' }).click();
    await expect(taskCard(player, 'Glocken zählen')).toBeInViewport();
    await player.keyboard.press('Tab');
    await expect(taskCard(player, 'Glocken zählen').getByLabel('Zahl', { exact: true })).toBeFocused();
  });

  test('opens with the code of the place, and says when a code is wrong', async ({ player }) => {
    await joinAndOpenPoi(player, RUN, 'Turmplatz');
    await player.getByRole('button', { name: 'Code eintippen' }).click();
    const code = player.getByLabel('Code vor Ort');
    await code.fill('AAAAAA');
    await player.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(player.getByText('Dieser Code gehört nicht zu diesem Spot.')).toBeVisible();
    await code.fill('k7m 2qx');
    await player.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(taskCard(player, 'Glocken zählen')).toBeVisible();
  });

  test('is checked with a tap at a hidden place, and refused without the distance', async ({ player }) => {
    await player.context().grantPermissions(['geolocation']);
    await walkTo(player, VERSTECK, { bearing: 10, distance: 120 });
    await joinAndOpenPoi(player, RUN, 'Versteck');
    await expect(player.getByText('Euer Standort wird nur zum Prüfen gesendet.')).toBeVisible();
    await expect(player.getByText(/\b1[12]\d m\b|noch \d+ m/)).toBeHidden();
    const check = player.getByRole('button', { name: 'Prüfen, ob wir da sind' });
    await check.click();
    await expect(player.getByText('Noch nicht ganz.')).toBeVisible();
    await expect(taskCard(player, 'Am Rad')).toBeHidden();

    await walkTo(player, VERSTECK, { bearing: 10, distance: 20 });
    const answer = player.waitForResponse((response) => response.url().endsWith('/api/progress'));
    await check.click();
    expect(await (await answer).text()).not.toMatch(/distance|latitude/);
    await enterAnswer(taskCard(player, 'Am Rad'), 'Antwort', 'Mühle');
    await expectSolved(taskCard(player, 'Am Rad'), 10);
  });

  test('offers “we are there” only after the waiting time, and only where the creator allows it', async ({
    player,
  }) => {
    await joinAndOpenPoi(player, RUN, 'Versteck');
    await expect(player.getByRole('button', { name: 'Wir sind da, ohne Standort (in 3 Min.)' })).toBeDisabled();
    await player.goBack();
    await openPoi(player, 'Turmplatz');
    await expect(player.getByRole('button', { name: 'Code vor Ort scannen' })).toBeVisible();
    await expect(player.getByRole('button', { name: /Wir sind da/ })).toBeHidden();
  });
});

test.describe('after many wrong codes of places', () => {
  test.use({ site: 'rate limits', allowedErrors: [403, 404, 429] });

  test('the right one still opens the spot: the phone says that it solves the captcha, and does so by itself', async ({
    player,
  }) => {
    await joinAndOpenPoi(player, RUN, 'Turmplatz');
    await player.getByRole('button', { name: 'Code eintippen' }).click();
    const code = player.getByLabel('Code vor Ort');
    const check = player.getByRole('button', { name: 'Code prüfen' });
    await code.fill('AAAAAA');
    const sent = player.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/progress'));
    await check.click();
    const first = await sent;
    const { authorization = '' } = await first.allHeaders();
    const { submission_id: _, ...body } = first.postDataJSON();
    for (let guess = 0; guess < 60; guess++) {
      const { status } = await fetch(first.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ ...body, code: `GUESS${guess}` }),
      });
      expect(status).toBe(guess < 59 ? 403 : 429);
    }
    const solve = await holdBack(player, /\/api\/captcha/);
    await code.fill('K7M 2QX');
    await check.click();
    await expect(player.getByText('Wartet auf die Prüfung gegen Raten, seit eben')).toBeVisible();
    await expect(player.getByText('Wartet auf Netz')).toBeHidden();
    await solve();
    await expect(taskCard(player, 'Glocken zählen')).toBeVisible();
  });
});
