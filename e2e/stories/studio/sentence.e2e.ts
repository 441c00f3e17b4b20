import { expect, type Page } from '@playwright/test';
import { enterAnswer, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert, showPreview } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio', allowedErrors: [409] });

const SPOTS = ['Altes Schloss', 'Schlossturm', 'Brunnen', 'Tor', 'Werkstatt'];

/** Logs in, and opens the last of five spots with a quest each. */
async function openLast(creator: Page, built: ExplorationBuilder) {
  for (const name of SPOTS) await built.task(await built.poi(name), 10);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/werkstatt`);
}

const sentence = (creator: Page) => creator.getByRole('region', { name: /^Öffnet sich/ });
const option = (creator: Page, name: string) => creator.getByRole('menuitemcheckbox', { name, exact: true });
const save = (creator: Page) => creator.keyboard.press('Control+s');

async function solve(player: Page, poi: string) {
  await openPoi(player, poi);
  await enterAnswer(taskCard(player, 'Quest 10'), 'Zahl', '3');
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
}

test('“after one spot and one of three” takes six taps, and a player opens it so', async ({
  creator,
  accounts,
  testSite,
  openBrowser,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Sechs Tipps'));
  await openLast(creator, built);
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  await option(creator, '1 Altes Schloss').click();
  await row.getByRole('button', { name: 'Noch eine Bedingung' }).click();
  for (const name of ['2 Schlossturm', '3 Brunnen', '4 Tor']) await option(creator, name).click();
  await expect(row).toHaveText(
    /Öffnet sich,\s*wenn\s*Altes Schloss\s*Spot\s*geschafft ist\s*und\s*wenn\s*1 von 3\s*aus\s*Schlossturm\s*Brunnen\s*Tor\s*Spot\s*geschafft ist\./,
  );
  await creator.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Noch ein Spot' }).last()).toBeFocused();

  await test.step('the preview says it as the card of a player does, before it is saved', async () => {
    await showPreview(creator);
    const preview = creator.getByRole('region', { name: 'So sehen Spielende den Spot' });
    await expect(preview.getByText('Noch Altes Schloss', { exact: true })).toBeVisible();
    await expect(preview.getByText('Noch Schlossturm, Brunnen oder Tor', { exact: true })).toBeVisible();
  });
  await save(creator);
  await expectAlert(creator, 'update');
  expect(await built.publish()).toBe(200);

  const player = await openBrowser({ baseURL: testSite.url });
  await joinOnScreen(player, built.exploration.name);
  const opens = player.getByRole('link', { name: 'Erkunden Werkstatt' });
  await solve(player, 'Brunnen');
  await expect(player.getByText('Werkstatt')).toBeVisible();
  await expect(opens).toHaveCount(0);
  await solve(player, 'Altes Schloss');
  await expect(opens).toBeVisible();
});

test('the sentence is changed by its chips, with the keyboard alone', { tag: '@only-desk' }, async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Tastatur'));
  await openLast(creator, built);
  const row = sentence(creator);
  const { keyboard } = creator;
  const start = row.getByRole('button', { name: 'von Anfang an' });

  await test.step('arrows choose among the spots, Escape and Tab leave the list and return the focus', async () => {
    await start.press('Enter');
    await expect(option(creator, '1 Altes Schloss')).toBeFocused();
    await keyboard.press('Escape');
    await expect(start).toBeFocused();
    await keyboard.press('Enter');
    await expect(option(creator, '1 Altes Schloss')).toBeFocused();
    await keyboard.press('Tab');
    await expect(start).toBeFocused();
    await keyboard.press('Enter');
    await expect(option(creator, '1 Altes Schloss')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(option(creator, '2 Schlossturm')).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await expect(option(creator, '3 Brunnen')).toBeChecked();
    await keyboard.press('Escape');
    await expect(row.getByRole('button', { name: 'Noch ein Spot' })).toBeFocused();
    await expect(row).toContainText(/alle 2\s*aus\s*Schlossturm\s*Brunnen\s*Spot\s*geschafft sind\./);
  });

  await test.step('a chip takes another spot, and the number of those that are needed', async () => {
    const chip = row.getByRole('button', { name: 'Brunnen', exact: true });
    await chip.press('Enter');
    await expect(creator.getByRole('menuitemradio', { name: '3 Brunnen' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'Tor', exact: true })).toBeFocused();
    await row.getByRole('button', { name: 'alle 2' }).press('Enter');
    await creator.getByRole('menuitemradio', { name: '1 von 2' }).press('Enter');
    await expect(row.getByRole('button', { name: '1 von 2' })).toBeFocused();
  });

  await test.step('quests and figures are further conditions, and one is enough', async () => {
    await row.getByRole('button', { name: 'Noch eine Bedingung' }).press('Enter');
    await creator.getByRole('menuitem', { name: 'wenn bestimmte Quests' }).press('Enter');
    await expect(option(creator, 'Quest 10').first()).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await row.getByRole('button', { name: 'Noch eine Bedingung' }).press('Enter');
    await creator.getByRole('menuitem', { name: 'ab so vielen Punkten' }).press('Enter');
    await expect(creator.getByLabel('Wie viele Punkte?')).toBeFocused();
    await creator.getByLabel('Wie viele Punkte?').fill('20');
    await keyboard.press('Enter');
    await row.getByRole('button', { name: /^und/ }).first().press('Enter');
    await expect(row.getByRole('button', { name: /^oder/ })).toHaveCount(2);
    await expectAccessible(creator, 'a spot with conditions');
    await save(creator);
    await expectAlert(creator, 'update');
  });

  await test.step('all of it is stored, stands on the trail, and is gone again by its crosses', async () => {
    const at = `/management/pois?exploration_name=${built.exploration.slug}&name=werkstatt`;
    const stored = async () => (await (await built.send('GET', at)).json()).rows[0];
    expect(await stored()).toMatchObject({
      unlock_mode: 'any',
      UnlockPrerequisites: [{ unlock_type: 'points', value: 20 }],
      Conditions: [
        { unlock_type: 'poi_list', value: 1, pois: { length: 2 } },
        { unlock_type: 'task_list', value: 1 },
      ],
    });
    const trail = creator.getByRole('navigation', { name: 'Weg dieses Runs' });
    await expect(trail).toContainText('nach Schlossturm oder Tor oder nach „Quest 10“ oder ab 20 Punkten');
    for (const name of ['Schlossturm', 'Tor', 'Quest 10', '20 Punkten'])
      await row.getByRole('button', { name: `${name} entfernen` }).click();
    await expect(start).toBeVisible();
    await save(creator);
    await expect.poll(async () => (await stored()).UnlockPrerequisites).toEqual([]);
    expect(await stored()).not.toHaveProperty('Conditions');
  });
});

test('the list of a long sentence stays on a small screen', async ({ creator, accounts, testSite }) => {
  await openLast(creator, await newExploration({ accounts, testSite }, uniqueName('Lang')));
  await creator.setViewportSize({ width: 320, height: 480 });
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  for (const name of ['1 Altes Schloss', '2 Schlossturm', '3 Brunnen', '4 Tor']) await option(creator, name).click();
  await creator.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Noch eine Bedingung' }).click();
  await expect(option(creator, '1 Altes Schloss')).toBeFocused();
  await expect(option(creator, '1 Altes Schloss')).toBeInViewport({ ratio: 1 });
  await expect(creator.getByRole('menu')).toBeInViewport({ ratio: 1 });
});

test('spots that would wait for each other are refused, with the chain in words', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Kreis'));
  await openLast(creator, built);
  const { rows } = await (
    await built.send('GET', `/management/pois?exploration_name=${built.exploration.slug}`)
  ).json();
  const idOf = (name: string) => rows.find((poi: { name: string }) => poi.name === name).id;
  const pois = [idOf('Werkstatt')];
  await built.send('POST', `/pois/${idOf('Tor')}/conditions`, { unlock_type: 'poi_list', pois });
  expect(await built.publish()).toBe(200);
  await creator.reload();
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  await option(creator, '4 Tor').click();
  await creator.keyboard.press('Escape');
  await save(creator);
  await expect(row.getByRole('alert')).toHaveText(
    /^So öffnet sich nichts mehr: (Werkstatt wartet auf Tor, Tor auf Werkstatt|Tor wartet auf Werkstatt, Werkstatt auf Tor)\.$/,
  );
  await expect(creator.getByText('Nicht gespeichert: Öffnet sich').filter({ visible: true })).toBeVisible();
  await row.getByRole('button', { name: 'Tor', exact: true }).click();
  await creator.getByRole('menuitemradio', { name: '3 Brunnen' }).click();
  await expect(row.getByRole('alert')).toBeHidden();
  await save(creator);
  await expectAlert(creator, 'update');
});

test('deleting a spot names those that wait for it, before and after', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Löschen'));
  await openLast(creator, built);
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  for (const name of ['2 Schlossturm', '3 Brunnen']) await option(creator, name).click();
  await creator.keyboard.press('Escape');
  await save(creator);
  await expectAlert(creator, 'update');
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/brunnen/delete`);
  await expect(creator.getByText('Werkstatt wartet darauf.')).toBeVisible();
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator.getByText('Werkstatt öffnet sich jetzt unter einer anderen Bedingung.')).toBeVisible();
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/werkstatt`);
  await expect(row).toContainText(/wenn\s*Schlossturm\s*Spot\s*geschafft ist\./);
});

test('a run goes one spot after the other, and ends with its finale', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Reihe'));
  await openLast(creator, built);
  await creator.goto(`/management/exploration/${built.exploration.slug}`);
  const row = (name: string) => creator.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(row('Reihenfolge')).toHaveText(/frei, alle Spots sind von Anfang an offen$/);
  await row('Reihenfolge').click();
  await creator.getByRole('radio', { name: 'Der Reihe nach' }).check();
  await creator.getByRole('radio', { name: 'Mit einem bestimmten Spot' }).check();
  await row('Reihenfolge').click();
  await expect(row('Reihenfolge')).toHaveText(/der Reihe nach · endet mit „Werkstatt“$/);
  await save(creator);
  await expectAlert(creator, 'update');
  await creator.reload();
  await expect(row('Reihenfolge')).toHaveText(/der Reihe nach · endet mit „Werkstatt“$/);
  const run = (await (await built.send('GET', `/management/explorations?name=${built.exploration.slug}`)).json())
    .rows[0];
  expect(run).toMatchObject({ route: 'in_order', finish_rule: 'poi_done', finish_poi: expect.any(Number) });
});

test('a spot waits for an option of a decision, which names it and asks before it is deleted', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Entscheidung'));
  const gate = await built.poi('Tor');
  const TaskOptions = ['Lehrling', 'Gräfin', 'Niemand'].map((option) => ({ option }));
  const decision = { name: 'Wem glaubt ihr?', points: 0, task_type: 'decision', task: { TaskOptions } };
  expect((await built.send('POST', `/pois/${gate.id}/tasks`, decision)).status).toBe(200);
  await built.task(await built.poi('Garten'), 10);
  await logInToStudio(creator, built.creator);
  const poi = `/management/exploration/${built.exploration.slug}/poi`;
  await creator.goto(`${poi}/garten`);
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  await creator.getByRole('menuitem', { name: 'wenn etwas Bestimmtes gewählt ist' }).click();
  for (const name of ['Lehrling', 'Niemand']) await option(creator, name).click();
  await creator.keyboard.press('Escape');
  await expect(row).toContainText(
    /wenn bei „Wem glaubt ihr\?“\s*Lehrling\s*oder\s*Niemand\s*Möglichkeit\s*gewählt ist\./,
  );
  await save(creator);
  await expectAlert(creator, 'update');
  await expect(creator.getByRole('navigation', { name: 'Weg dieses Runs' })).toContainText(
    'mit „Lehrling“ oder „Niemand“ bei „Wem glaubt ihr?“',
  );

  await creator.goto(`${poi}/tor/task/wem-glaubt-ihr`);
  await expect(creator.getByRole('link', { name: '→ Garten' })).toHaveCount(2);
  await expect(creator.getByText('→ öffnet nichts')).toBeVisible();
  await creator.getByRole('button', { name: 'Lehrling entfernen' }).click();
  const question = creator.getByRole('dialog', { name: '„Lehrling“ löschen?' });
  await expect(question).toContainText('Garten wartet darauf.');
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await save(creator);
  await expect(creator.getByText('Garten öffnet sich jetzt unter einer anderen Bedingung.')).toBeVisible();
  await creator.getByRole('link', { name: '→ Garten' }).click();
  await expect(row).toContainText(/wenn bei „Wem glaubt ihr\?“\s*Niemand\s*Möglichkeit\s*gewählt ist\./);
});
