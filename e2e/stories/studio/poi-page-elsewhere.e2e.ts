import { expect } from '@playwright/test';
import { submitLogin } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';
import { nameField, uniqueName, writeText } from '../../support/studio/creator-setup.ts';
import { newExploration, storedPoi } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert, setPoints } from '../../support/studio/task-editor.ts';

// What happens to a spot in another tab, or to the session, while its page is open.
test.use({ at: 'studio', allowedErrors: [401, 404, 409] });

test('asks about each record that was changed elsewhere, and overwrites none unasked', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Zweimal'));
  const poi = await built.poi('Dom');
  await built.task(poi, 10);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom/task/quest-10`);
  await setPoints(creator, '25');
  await creator.getByRole('button', { name: /^Text, Ort/ }).click();
  await writeText(creator, ' Im Westen.');
  const [task] = (await storedPoi(built)).Tasks;
  await built.send('PATCH', `/pois/${poi.id}`, { description: '<p>Da.</p>' });
  await built.send('PATCH', `/pois/${poi.id}/tasks/${task.id}`, { points: 50 });

  await creator.keyboard.press('Control+s');
  const question = (name: string) => creator.getByRole('dialog', { name: `${name}: inzwischen anderswo geändert` });
  await question('Spot').getByRole('button', { name: 'Den neuen Stand laden' }).click();
  await question('Quest 10').getByRole('button', { name: 'Mit meinen weiterschreiben' }).click();
  await expect(creator.getByRole('textbox', { name: /^Beschreibung/ })).toHaveText('Da.');
  await expect(creator.getByRole('button', { name: '25 Punkte' })).toBeVisible();
  expect(await storedPoi(built)).toMatchObject({ description: '<p>Da.</p>', Tasks: [{ points: 50 }] });
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'update');
  expect(await storedPoi(built)).toMatchObject({ description: '<p>Da.</p>', Tasks: [{ points: 25 }] });
});

test('goes along when the spot was renamed in another tab, and tells that it was deleted', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Zwei Fenster'));
  const poi = await built.poi('Dom');
  await built.task(poi, 10);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom/task/quest-10`);
  await creator.getByRole('button', { name: /^Text, Ort/ }).click();
  await writeText(creator, ' Im Westen.');
  await built.send('PATCH', `/pois/${poi.id}`, { name: 'Dom St. Peter' });
  await creator.keyboard.press('Control+s');
  await creator.getByRole('dialog').getByRole('button', { name: 'Mit meinen weiterschreiben' }).click();
  await expect(creator).toHaveURL(/\/poi\/dom-st-peter\/task\/quest-10$/);
  await creator.keyboard.press('Control+s');
  await expectAlert(creator, 'update');
  expect(await storedPoi(built)).toMatchObject({ name: 'Dom St. Peter', description: '<p>Hier. Im Westen.</p>' });

  await writeText(creator, ' Weg.');
  await fetch(`${testSite.url}/api/pois/${poi.id}`, {
    method: 'DELETE',
    headers: await accounts.authorization(built.creator),
  });
  await creator.keyboard.press('Control+s');
  await expect(creator.getByRole('alert')).toContainText('Das wurde inzwischen woanders geändert.');
  await expect(creator.getByRole('textbox', { name: /^Beschreibung/ })).toHaveText('Hier. Im Westen. Weg.');
});

test('says at the login that the session ended during a save, and restores what was typed', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Sitzung'));
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom`);
  await expect(nameField(creator)).toHaveValue('Dom');
  await accounts.endSessions(built.creator);
  await nameField(creator).fill('Dom St. Peter');
  await creator.keyboard.press('Control+s');
  await expect(creator).toHaveURL(/\/register\?.*alert=session_ended/);
  await expect(creator.getByRole('alert')).toContainText('Melde dich bitte neu an');
  await submitLogin(creator, built.creator);
  await expect(nameField(creator)).toHaveValue('Dom St. Peter');
});
