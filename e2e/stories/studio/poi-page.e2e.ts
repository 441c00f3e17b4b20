import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { nameField, uniqueName, visibleControls } from '../../support/studio/creator-setup.ts';
import { newExploration, storedPoi } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import {
  addAnswers,
  chooseTile,
  expectAlert,
  openSetting,
  setPoints,
  shortName,
  writeQuestion,
} from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio', allowedErrors: [409] });

test('saves the spot, its conditions and the open quest with one button and one message', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Ein Knopf'));
  const poi = await built.poi('Dom');
  await built.task(poi, 10);
  await built.send('POST', `/pois/${poi.id}/prerequisites`, { unlock_type: 'points', value: 5 });
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(page);
  const opens = (points: number) => creator.getByRole('button', { name: `${points} Punkten`, exact: true });
  await expect(opens(5)).toBeVisible();
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'nochange');

  await nameField(creator).fill('Dom St. Peter');
  await opens(5).click();
  await creator.getByLabel('Wie viele Punkte?').fill('15');
  await creator.keyboard.press('Escape');
  await creator.getByRole('link', { name: 'Quest 10' }).click();
  await expect(creator, 'nothing asks: all text stays on the page').toHaveURL(`${page}/task/quest-10`);
  await creator.getByLabel('Gesuchte Zahl').fill('7');
  await setPoints(creator, '25');
  await expect(creator.getByText('Nicht gespeichert').filter({ visible: true })).toBeVisible();
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'update');
  await expect(creator).toHaveURL(/\/poi\/dom-st-peter\/task\/quest-10\?alert=update$/);
  expect(await storedPoi(built)).toMatchObject({
    name: 'Dom St. Peter',
    UnlockPrerequisites: [{ value: 15 }],
    Tasks: [{ points: 25, task: { answer: 7 } }],
  });
  await expect(creator.getByText('Nicht gespeichert')).toHaveCount(0);
  await creator.getByRole('link', { name: 'Fertig' }).click();
  await expect(opens(15)).toBeVisible();
});

test('saves the others and names the part that is refused', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Ein Teil'));
  const poi = await built.poi('Dom');
  for (const points of [10, 20]) await built.task(poi, points);
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(page);
  await nameField(creator).fill('Dom St. Peter');
  await creator.getByRole('link', { name: 'Quest 10' }).click();
  await shortName(creator).fill('Quest 20');
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(creator.getByText('Nicht gespeichert: Quest 10').filter({ visible: true })).toBeVisible();
  await expect(creator.getByText('Dieser Name ist schon vergeben.')).toBeVisible();
  await expect(shortName(creator)).toBeFocused();
  await expect(creator).toHaveURL(/\/poi\/dom-st-peter\/task\/quest-10/);
  expect(await storedPoi(built)).toMatchObject({ name: 'Dom St. Peter', Tasks: [{ name: 'Quest 10' }, {}] });
});

test('asks before a quest with changed answers closes, keeps the text of the spot, and restores both after a reload', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Entwürfe'));
  const poi = await built.poi('Dom');
  for (const points of [10, 20]) await built.task(poi, points);
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(page);
  await nameField(creator).fill('Dom St. Peter');
  await creator.getByRole('link', { name: 'Quest 10' }).click();
  await creator.getByLabel('Gesuchte Zahl').fill('7');
  await creator.getByRole('main').getByRole('link', { name: 'Quest 20' }).click();
  const question = creator.getByRole('dialog', { name: 'Ohne Speichern gehen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  creator.on('dialog', (dialog) => dialog.accept());
  await creator.reload();
  await expect(creator.getByText('Das hast du beim letzten Mal geschrieben')).toBeVisible();
  await expect(creator.getByLabel('Gesuchte Zahl')).toHaveValue('7');

  await creator.getByRole('main').getByRole('link', { name: 'Quest 20' }).click();
  await question.getByRole('button', { name: 'Verwerfen und gehen' }).click();
  await expect(creator).toHaveURL(`${page}/task/quest-20`);
  await creator.getByRole('link', { name: 'Fertig' }).click();
  await expect(nameField(creator)).toHaveValue('Dom St. Peter');
  await creator.getByRole('main').getByRole('link', { name: 'Quest 10' }).click();
  await expect(creator.getByLabel('Gesuchte Zahl')).toHaveValue('3');
});

test('builds quests one after the other by keyboard alone, named by their questions', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Tastatur'));
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(page);
  await creator.getByRole('link', { name: 'Neue Quest' }).press('Enter');
  await expect(creator.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused();
  await creator.keyboard.type('Was steht über dem Portal?');
  await expect(shortName(creator)).toHaveValue('Was steht über dem Portal?');
  await creator.getByLabel('Neue Antwort').first().focus();
  await creator.keyboard.type('Dom');
  await creator.keyboard.press('Enter');
  await creator.keyboard.type('Kathedrale');
  await creator.keyboard.press('Control+Enter');
  await expect(creator).toHaveURL(`${page}/task/create?alert=create`);
  await expect(creator.getByRole('link', { name: 'Was steht über dem Portal?' }).last()).toBeVisible();

  await expect(creator.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused();
  await creator.keyboard.type('Was steht über dem Portal?');
  await expect(shortName(creator)).toHaveValue('Was steht über dem Portal? 2');
  await shortName(creator).fill('Portal');
  await writeQuestion(creator, ' Lies genau.');
  await expect(shortName(creator)).toHaveValue('Portal');
  await addAnswers(creator, 'Nichts');
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'create');
  await expect(creator).toHaveURL(/\/task\/portal\?alert=create$/);
  expect(await storedPoi(built)).toMatchObject({
    Tasks: [
      { name: 'Was steht über dem Portal?', task: { TaskGuessTextAnswers: [{}, { answer: 'Kathedrale' }] } },
      { name: 'Portal' },
    ],
  });
});

test('opens a new quest by N and closes a quest by Escape, both outside of what has the key itself', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Tasten'));
  const poi = await built.poi('Dom');
  await built.task(poi, 10);
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(`${page}/task/quest-10`);
  await expect(creator.getByLabel('Gesuchte Zahl')).toBeFocused();
  await creator.getByRole('main').getByRole('button', { name: 'Mehr zu Quest 10' }).click();
  await expect(creator.getByRole('menuitem', { name: 'Kopieren nach …' })).toBeVisible();
  await creator.keyboard.press('Escape');
  await expect(creator.getByRole('menuitem')).toHaveCount(0);
  await expect(shortName(creator)).toBeVisible();
  await shortName(creator).press('Escape');
  await expect(creator).toHaveURL(page);
  await expect(creator.getByRole('main').getByRole('link', { name: 'Quest 10' })).toBeFocused();

  await creator.keyboard.press('n');
  await expect(creator).toHaveURL(`${page}/task/create`);
  await expect(creator.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused();
  await creator.keyboard.type('nun?');
  await creator.keyboard.press('Escape');
  const question = creator.getByRole('dialog', { name: 'Ohne Speichern gehen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(shortName(creator)).toHaveValue('nun?');
});

test('begins the next quest with the kind of the last one', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Reihe'));
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom/task/create`);
  await chooseTile(creator, 'Zahlenraten');
  await writeQuestion(creator, 'Wie viele Stufen?');
  await creator.getByLabel('Gesuchte Zahl').fill('12');
  await openSetting(creator, '0 Punkte');
  await creator.getByRole('textbox', { name: 'Punkte' }).fill('5');
  await creator.keyboard.press('Escape');
  await expect(creator.getByRole('button', { name: '5 Punkte' })).toBeFocused();
  await openSetting(creator, '5 Punkte');
  const points = creator.getByRole('textbox', { name: 'Punkte' });
  await expect(points).toBeFocused();
  await creator.getByRole('button', { name: '5 Punkte' }).focus();
  await creator.keyboard.press('Escape');
  await expect(points, 'closes for a press on its word, too').toBeHidden();
  await creator.getByRole('button', { name: 'Speichern und nächste' }).click();
  await expectAlert(creator, 'create');
  await expect(creator.getByRole('radio', { name: 'Zahlenraten' })).toBeChecked();
  await expect(shortName(creator)).toHaveValue('');
  expect((await storedPoi(built)).Tasks).toMatchObject([{ name: 'Wie viele Stufen?', points: 5 }]);

  await shortName(creator).fill('Wie hoch?');
  await shortName(creator).press('Control+Enter');
  await shortName(creator).press('Control+Enter');
  await expect(creator.getByRole('link', { name: 'Wie hoch?' }).first()).toBeVisible();
  await expect(creator, 'pressed twice by the keyboard').toHaveURL(/task\/create/);
  await expect(shortName(creator)).toHaveValue('');
  expect((await storedPoi(built)).Tasks).toHaveLength(2);
});

test('a spot with closed quests has at most 24 controls, an open quest at most 20, and both are accessible', {
  tag: '@desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Ruhig'));
  const poi = await built.poi('Dom');
  const answers = { TaskGuessTextAnswers: [{ answer: 'IIII' }, { answer: '4' }] };
  const task = { name: 'Was fehlt?', points: 10, task_type: 'guess_text', task: answers };
  await built.send('POST', `/pois/${poi.id}/tasks`, task);
  for (const points of [10, 20]) await built.task(poi, points);
  await logInToStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi/dom`;
  await creator.goto(page);
  await expect(creator.getByRole('button', { name: /^(Näher heran|Zoom in)$/ }).first()).toBeVisible();
  expect((await visibleControls(creator, 'aside *')).length).toBeLessThanOrEqual(24);
  await expectAccessible(creator, 'a spot');

  await creator.getByRole('main').getByRole('link', { name: 'Was fehlt?' }).click();
  await expect(shortName(creator)).toBeVisible();
  const isOutside = (name: string) => ['Quest 10', 'Quest 20'].includes(name);
  expect((await visibleControls(creator, 'aside *')).filter((name) => !isOutside(name)).length).toBeLessThanOrEqual(20);
  await expectAccessible(creator, 'an open quest');
  await creator.goto(`${page}/task/create`);
  await expect(creator.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused();
  await expectAccessible(creator, 'a new quest');
});

test('an alert that stays covers no save button, also with large text', async ({
  freshPage: creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Große Schrift'));
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom?alert=network`);
  await creator.setViewportSize({ width: 768, height: 1024 });
  await creator.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [alert, button] = [creator.getByRole('alert'), creator.getByRole('button', { name: 'Speichern', exact: true })];
  await expect(async () => {
    await creator.evaluate(() => scrollTo(0, 300)); // the bar stands where its form begins, at the earliest
    const [over, below] = [await button.boundingBox(), await alert.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass({ timeout: 5_000 });
});
