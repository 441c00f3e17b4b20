import { expect, type Page } from '@playwright/test';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio' });

const waysOf = ({ exploration }: ExplorationBuilder) => `/management/exploration/${exploration.slug}/ways`;
const picture = (creator: Page) => creator.getByRole('group', { name: /^Wege von links nach rechts/ });

/** A spot opens once so many of the others are done; all of them without a number. */
async function waitFor({ send }: ExplorationBuilder, poi: ManagedPoi, others: readonly ManagedPoi[], value?: number) {
  const condition = { unlock_type: 'poi_list', pois: others.map(({ id }) => id), ...(value && { value }) };
  expect((await send('POST', `/pois/${poi.id}/conditions`, condition)).status).toBe(200);
}

/** A garden: a gate, then two of three, then the finale; one spot beside it that nothing needs. */
async function garden(built: ExplorationBuilder): Promise<void> {
  const pois: ManagedPoi[] = [];
  for (const name of ['Tor', 'Rosen', 'Teich', 'Laube', 'Pavillon', 'Kiosk']) {
    const poi = await built.poi(name);
    await built.task(poi, 10);
    pois.push(poi);
  }
  const [gate, roses, pond, arbour, finale] = pois as [ManagedPoi, ManagedPoi, ManagedPoi, ManagedPoi, ManagedPoi];
  for (const poi of [roses, pond, arbour]) await waitFor(built, poi, [gate]);
  await waitFor(built, finale, [roses, pond, arbour], 2);
  const rule = { finish_rule: 'poi_done', finish_poi: finale.id };
  expect((await built.send('PATCH', `/explorations/${built.exploration.id}`, rule)).status).toBe(200);
}

test('shows the shortest and the longest way of a run, and opens a spot that is selected by keyboard', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Garten'));
  await garden(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/map`);
  await creator.getByRole('link', { name: 'Wege' }).first().click();
  await expect(creator).toHaveURL(waysOf(built));

  const facts = creator.getByRole('definition');
  await expect(facts).toContainText([
    '4 Spots · etwa 10 Min.40 Punkte · endet bei Pavillon',
    '6 Spots · etwa 20 Min.60 Punkte · endet bei Pavillon',
    'Jeder Spot öffnet sich auf mindestens einem Weg.',
  ]);
  await expect(picture(creator).getByText('2 von 3')).toBeVisible();
  await expect(creator.getByText('Geht auch ohne: Kiosk.')).toBeVisible();
  await expectAccessible(creator, 'the ways as a picture');

  const sentence = creator.getByRole('main').getByRole('status');
  await picture(creator)
    .getByRole('button', { name: /^1 Tor/ })
    .focus();
  await creator.keyboard.press('ArrowRight');
  await expect(sentence).toContainText('öffnet sich, wenn Tor geschafft ist.');
  await creator.keyboard.press('ArrowRight');
  await expect(picture(creator).getByRole('button', { pressed: true })).toHaveAccessibleName(/^5 Pavillon Ende/);
  await expect(sentence).toContainText('Pavillon öffnet sich, wenn 2 von 3 aus Rosen, Teich, Laube geschafft sind.');
  await creator.keyboard.press('Enter');
  await expect(creator).toHaveURL(/\/poi\/pavillon$/);

  await creator.goBack();
  await picture(creator)
    .getByRole('button', { name: /^3 Teich/ })
    .click();
  await creator.getByRole('link', { name: 'Teich öffnen' }).click();
  await expect(creator).toHaveURL(/\/poi\/teich$/);
});

test('says the same as text, which is the default on a phone', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Garten'));
  await garden(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(waysOf(built));
  await creator.getByText('Text', { exact: true }).click();
  const rows = creator
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: creator.getByRole('heading') });
  await expect(rows).toContainText([
    'Tor ist von Anfang an offen.',
    'Rosen öffnet sich, wenn Tor geschafft ist.',
    'Teich öffnet sich, wenn Tor geschafft ist.',
    'Laube öffnet sich, wenn Tor geschafft ist.',
    'Pavillon öffnet sich, wenn 2 von 3 aus Rosen, Teich, Laube geschafft sind.',
    'Kiosk ist von Anfang an offen.',
  ]);
  await expect(rows.nth(4)).toContainText('auf dem kürzesten Weg');
  await expect(rows.nth(5)).toContainText('geht auch ohne');
  await expectAccessible(creator, 'the ways as text');
  await rows.nth(4).getByRole('link', { name: 'Pavillon' }).click();
  await expect(creator).toHaveURL(/\/poi\/pavillon$/);
});

test('shows a decision below its spot, and what must have been chosen above the spots that wait for it', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Uhrmacher'));
  const [shop, park, opera] = [
    await built.poi('Werkstatt'),
    await built.poi('Hofgarten'),
    await built.poi('Opernhaus'),
  ];
  const options = ['Lehrling', 'Gräfin', 'niemand'].map((option) => ({ option, image: '', reaction: '' }));
  const decision = { name: 'Wem glaubt ihr?', description: '', points: 0, attempts: null, task_type: 'decision' };
  const created = await built.send('POST', `/pois/${shop.id}/tasks`, { ...decision, task: { TaskOptions: options } });
  const task = await created.json();
  const [apprentice, countess, neither] = task.task.TaskOptions.map(({ id }: { id: number }) => id);
  for (const [poi, chosen] of [
    [park, [apprentice, neither]],
    [opera, [countess]],
  ] as const) {
    const condition = { unlock_type: 'decision', task: task.id, options: chosen };
    expect((await built.send('POST', `/pois/${poi.id}/conditions`, condition)).status).toBe(200);
  }
  await built.task(park, 10);
  await built.task(opera, 5);
  await logInToStudio(creator, built.creator);
  await creator.goto(waysOf(built).replace('/ways', ''));
  await expect(creator.getByText('3 Spots · 3 Quests · bis 10 Punkte')).toBeVisible();
  await creator.goto(waysOf(built));
  await expect(creator.getByText('1 Entscheidung, 2 Enden, 5 bis 10 Punkte.')).toBeVisible();
  await expect(picture(creator).getByText('Wem glaubt ihr?')).toBeVisible();
  const wait = picture(creator).getByRole('button', { name: /^2 Hofgarten/ });
  await expect(wait).toHaveAccessibleName(/Lehrling, niemand, Ende, auf dem längsten Weg$/);
  await wait.click();
  await expect(creator.getByRole('main').getByRole('status')).toContainText(
    'Hofgarten öffnet sich, wenn bei „Wem glaubt ihr?“ „Lehrling“ oder „niemand“ gewählt ist.',
  );
  await picture(creator)
    .getByRole('button', { name: /^1 Werkstatt/ })
    .click();
  await expect(creator.getByRole('main').getByRole('status')).toContainText('Danach entscheidet „Wem glaubt ihr?“.');
  await expectAccessible(creator, 'the ways of a run with a decision');
});

test('names the spots of a draft that wait for each other', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Kreis'));
  await logInToStudio(creator, built.creator);
  await creator.goto(waysOf(built));
  await expect(creator.getByRole('heading', { name: 'Noch kein Spot' })).toBeVisible();

  const [tower, well] = [await built.poi('Turm'), await built.poi('Brunnen')];
  await creator.reload();
  await expect(creator.getByText('Deine Spots sind alle von Anfang an offen')).toBeVisible();
  await waitFor(built, tower, [well]);
  await waitFor(built, well, [tower]);
  await creator.reload();
  await expect(creator.getByText('2 Spots öffnen sich nie')).toBeVisible();
  await expect(creator.getByRole('region', { name: 'Das geht nicht auf' })).toHaveText(
    'Turm wartet auf Brunnen, Brunnen auf Turm',
  );
  await expectAccessible(creator, 'ways that cannot work');
});
