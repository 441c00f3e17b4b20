import { expect, type Page } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { registerOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK } from '../../support/studio/event-control.ts';

test.use({ at: 'studio' });

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

const LONG = 'Gesellschaft zur Rettung der verlorenen Rätsel und Wortspiele';

/** Expects these revealed names on the podium, and a screen that needs no scrolling. */
async function expectPodium(wall: Page, names: readonly string[]): Promise<void> {
  const podium = wall.getByRole('list', { name: 'Siegertreppchen' });
  await expect(podium.locator('strong')).toHaveText(names);
  for (const name of names) await expect(podium.getByText(name)).toBeInViewport({ ratio: 1 });
  await expect(wall.getByRole('button', { name: 'Zur Rangliste' })).toBeInViewport({ ratio: 1 });
}

/** Presses a key once the stage takes it: not right after a place was revealed. */
async function press(wall: Page, key: string): Promise<void> {
  await expect(wall.getByRole('button', { name: /^(Weiter|Zur Rangliste)$/ }).first()).toBeEnabled();
  await wall.keyboard.press(key);
}

test('after the end the big screen reveals the third, the second and the first place', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const wall = await openBrowser({ ...DESK, reducedMotion: 'reduce' });
  const { account, exploration, teams } = await registerOrganiser({ accounts, testSite });
  const fixtures = { accounts, testSite };
  const authorization = await accounts.authorization(account);
  const call = async (method: string, path: string, body?: object) => {
    const url = `${testSite.studioUrl}/api${path}`;
    const json = body && {
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(url, { method, headers: authorization, ...json });
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Finale') } });
  const long = await postAs(fixtures, { account, path: '/teams', body: { name: uniqueName(LONG) } });
  const listed = (await call('GET', '/management/teams')) as { rows: { id: number; name: string }[] };
  for (const { id } of listed.rows) {
    await call('POST', `/battles/${battle.id}/participants`, { exploration_id: exploration.id, team_id: id });
  }
  const play = (team: string, answers: string[]) =>
    playByApi(fixtures, { account, battle: battle.slug, team, answers });
  await play(teams[0], ['Start', 'Ziel']);
  await play(long.name, ['Start']);
  await play(teams[1], []);
  await call('PUT', `/battles/${battle.id}/board`, { board: true });
  const third = teams[1];
  const [first, second] = [teams[0], long.name];

  await test.step('it begins by itself while the screen is open, and reveals nothing yet', async () => {
    await wall.goto(`${testSite.url}/battle/${battle.slug}/board`);
    await expect(wall.getByRole('list', { name: 'Rangliste' })).toBeVisible();
    await expect(wall.getByRole('button', { name: 'Siegerehrung' })).toBeHidden();
    await call('POST', `/battles/${battle.id}/end`);
    await expect(wall.getByRole('heading', { level: 1, name: 'Siegerehrung' })).toBeVisible();
    await expect(wall.getByRole('button', { name: 'Von selbst weiter', pressed: true })).toBeVisible();
    await expectPodium(wall, []);
  });

  await test.step('the keys of a keyboard or a presenter reveal one place after the other, and go back', async () => {
    await press(wall, 'Space');
    await expectPodium(wall, [third]);
    await expect(wall.getByRole('button', { name: 'Von selbst weiter', pressed: false })).toBeVisible();
    await expect(wall.getByRole('status').filter({ hasText: `Platz 3: ${third}` })).toBeAttached();
    await press(wall, 'ArrowRight');
    await expectPodium(wall, [third, second]);
    await wall.keyboard.press('ArrowLeft');
    await expectPodium(wall, [third]);
    await press(wall, 'ArrowRight');
    await press(wall, 'PageDown');
  });

  await test.step('it fits screens from 1280 × 720 to 3840 × 2160', async () => {
    for (const size of SCREENS) {
      await wall.setViewportSize(size);
      await expectPodium(wall, [third, second, first]);
    }
    await press(wall, 'Space');
    await expect(wall.getByRole('list', { name: 'Rangliste' }).getByText(third)).toBeVisible();
  });

  await test.step('later a button starts it again, and it goes on by itself if wanted', async () => {
    await wall.reload();
    await expect(wall.getByText('Wer hat gewonnen? Das zeigt die Siegerehrung.')).toBeVisible();
    await expect(wall.getByRole('list')).toHaveCount(0);
    await expect(wall.getByText(first)).toHaveCount(0);
    await wall.getByRole('button', { name: 'Siegerehrung' }).click();
    await expectPodium(wall, []);
    await wall.getByRole('button', { name: 'Von selbst weiter' }).click();
    await expectPodium(wall, [third]);
    await wall.keyboard.press('Escape');
    await expect(wall.getByRole('list', { name: 'Rangliste' })).toBeVisible();
  });

  await test.step('a held key reveals one place, and a screen that wants no ceremony leaves it out', async () => {
    await wall.reload();
    await wall.getByRole('button', { name: 'Siegerehrung' }).click();
    await expect(wall.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
    await wall.keyboard.down('ArrowRight');
    for (const _ of [1, 2, 3]) await wall.keyboard.down('ArrowRight');
    await wall.keyboard.up('ArrowRight');
    await expectPodium(wall, [third]);
    await wall.reload();
    await wall.getByRole('button', { name: 'Zur Rangliste' }).click();
    await expect(wall.getByRole('list', { name: 'Rangliste' }).getByText(first)).toBeVisible();
  });
});
