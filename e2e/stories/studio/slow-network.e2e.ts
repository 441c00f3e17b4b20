import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';
import {
  creatorWithExploration,
  nameField,
  postAs,
  postalCodeField,
  saveForm,
  uniqueName,
  writeText,
} from '../../support/studio/creator-setup.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import {
  addAnswers,
  expectAlert,
  finishTask,
  openTasks,
  saveTask,
  shortName,
  writeQuestion,
} from '../../support/studio/task-editor.ts';
import { setUpTasks } from '../../support/studio/task-setup.ts';

test.use({ at: 'studio', allowedErrors: [409, 503] });

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Wird noch gespeichert' });

/** Holds back the answer of the next call to this address, as a slow network does; returns the function that lets it arrive. */
async function holdAnswer(page: Page, { method, path }: { method: string; path: RegExp }, refuse = false) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || !isFirst) return route.fallback();
    isFirst = false;
    if (refuse) {
      await promise;
      return route.fulfill({ status: 503, json: { errors: [{ code: 'unavailable' }] } });
    }
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return resolve;
}

test('a click on “Neue Quest” during a save waits for it, and the next quest can be saved', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  const arrive = await holdAnswer(creator, { method: 'POST', path: /\/pois\/\d+\/tasks$/ });
  await shortName(creator).fill('Portal');
  await addAnswers(creator, 'Dom');
  await finishTask(creator);
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();
  await waiting(creator).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(waiting(creator)).toBeHidden();
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();
  await expect(waiting(creator)).toBeVisible();
  arrive();
  await expectAlert(creator, 'create');
  await expect(waiting(creator)).toBeHidden();
  await expect(creator).toHaveURL(/\/task\/create\?/);
  await expect(shortName(creator)).toHaveValue('');
  await shortName(creator).fill('Turm');
  await addAnswers(creator, 'Zwei');
  await finishTask(creator);
  await expect(creator).toHaveURL(/\/task\/turm\?alert=create$/);
  expect((await setup.stored()).map(({ name }) => name)).toEqual(['Portal', 'Turm']);
});

test('a click on “Neuer Spot” while the page of a saved spot loads opens a form that can be saved', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}/poi/create`);
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await creator.route(/\/poi\.page.*\.(js|tsx)$/, async (route) => {
    await promise;
    await route.continue();
  });
  const fill = async (name: string) => {
    await nameField(creator).fill(name);
    await writeText(creator, 'Über den Fluss.');
    await creator.getByLabel('Breitengrad').fill('49.02');
    await creator.getByLabel('Längengrad').fill('12.1');
    await saveForm(creator);
  };
  await fill('Brücke');
  await expect(creator).toHaveURL(/\/poi\/br%C3%BCcke\?/);
  await creator.getByRole('link', { name: 'Neuer Spot' }).first().click();
  await expect(creator).toHaveURL(/\/poi\/create/);
  await expect(nameField(creator)).toHaveValue('');
  await fill('Turm');
  arrive();
  await expect(creator).toHaveURL(/\/poi\/turm\?alert=create$/);
  await expect(creator.getByRole('heading', { level: 1, name: 'Turm' })).toBeAttached();
});

test('what is typed during a save is kept when “Neue Quest” is pressed, and asked about on a stored page', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await openTasks(creator, setup, 'create');
  const arrive = await holdAnswer(creator, { method: 'POST', path: /\/pois\/\d+\/tasks$/ });
  await shortName(creator).fill('Portal');
  await addAnswers(creator, 'Dom');
  await finishTask(creator);
  await writeQuestion(creator, 'Am Westtor');
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();
  await expect(waiting(creator)).toBeVisible();
  arrive();
  await expectAlert(creator, 'create');
  await expect(creator).toHaveURL(/\/task\/create\?/);
  await expect(shortName(creator)).toHaveValue('');
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('');
  await creator
    .getByRole('link', { name: /Portal/ })
    .first()
    .click();
  await expect(creator.getByText('Das hast du beim letzten Mal geschrieben')).toBeVisible();
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('Am Westtor');

  const arriveLater = await holdAnswer(creator, { method: 'PATCH', path: /\/tasks\/\d+$/ });
  await saveTask(creator);
  await writeQuestion(creator, ', links');
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();
  await expect(waiting(creator)).toBeVisible();
  arriveLater();
  const asking = creator.getByRole('dialog', { name: 'Ohne Speichern gehen?' });
  await asking.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('Am Westtor, links');
});

test('a change that is typed during its save stays, and a save that fails keeps the page and its text', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  await setup.task({ name: 'Höhe', task_type: 'guess_number', task: { answer: 16 } });
  await openTasks(creator, setup, 'höhe');
  const arrive = await holdAnswer(creator, { method: 'PATCH', path: /\/tasks\/\d+$/ });
  await writeQuestion(creator, 'Zähl die Stufen');
  await saveTask(creator);
  await writeQuestion(creator, ' bis oben');
  arrive();
  await expectAlert(creator, 'update');
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('Zähl die Stufen bis oben');

  const refuse = await holdAnswer(creator, { method: 'PATCH', path: /\/tasks\/\d+$/ }, true);
  await saveTask(creator);
  await creator.getByRole('link', { name: 'Neue Quest' }).first().click();
  await expect(waiting(creator)).toBeVisible();
  refuse();
  await expectAlert(creator, 'unavailable');
  await expect(waiting(creator)).toBeHidden();
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('Zähl die Stufen bis oben');
  await saveTask(creator);
  await expectAlert(creator, 'update');
  await creator.reload();
  await expect(creator.getByRole('textbox', { name: 'Frage' })).toHaveText('Zähl die Stufen bis oben');
});

const NEW_RECORDS = [
  {
    page: '/management/exploration/create',
    path: /\/api\/explorations$/,
    list: 'Puzzle Runs',
    again: 'Neuer Puzzle Run',
  },
  { page: '/management/team/create', path: /\/api\/teams$/, list: 'Teams', again: 'Neues Team' },
  { page: '/management/battle/create', path: /\/api\/battles$/, list: 'Versus', again: 'Versus anlegen' },
];

for (const { page, path, list, again } of NEW_RECORDS) {
  test(`a click on “${list}” while a new record is saved goes there once it is saved, and the next one can be saved`, async ({
    creator,
    accounts,
  }) => {
    await logInToStudio(creator, await accounts.registered());
    await creator.goto(page);
    const arrive = await holdAnswer(creator, { method: 'POST', path });
    const [first, second] = [uniqueName('Erster'), uniqueName('Zweiter')];
    for (const name of [first, second]) {
      await nameField(creator).fill(name);
      if (list === 'Puzzle Runs') {
        await writeText(creator, 'Am Fluss entlang.');
        await postalCodeField(creator).fill('93047');
      }
      await saveForm(creator);
      if (name === second) break;
      await creator.getByRole('link', { name: list }).first().click();
      await expect(waiting(creator)).toBeVisible();
      arrive();
      await expectAlert(creator, 'create');
      await expect(creator.getByText(first).first()).toBeVisible();
      await creator.getByRole('link', { name: again }).first().click();
    }
    await expectAlert(creator, 'create');
    // The page of a run shows its name as its title only.
    const saved = creator.getByRole('heading', { level: 1, name: second });
    if (list === 'Puzzle Runs') await expect(saved).toBeVisible();
    else await expect(nameField(creator)).toHaveValue(second);
  });
}

test('a click on another spot during a save waits for it, and its alert comes along', async ({
  creator,
  accounts,
  testSite,
}) => {
  const fixtures = { accounts, testSite };
  const { exploration } = await creatorWithExploration(creator, fixtures);
  await creator.goto(`/management/exploration/${exploration.slug}/poi/create`);
  const arrive = await holdAnswer(creator, { method: 'POST', path: /\/pois$/ });
  await nameField(creator).fill('Brücke');
  await writeText(creator, 'Über den Fluss.');
  await creator.getByLabel('Breitengrad').fill('49.02');
  await creator.getByLabel('Längengrad').fill('12.1');
  await saveForm(creator);
  await creator.getByRole('link', { name: 'Puzzle Spots' }).first().click();
  await expect(waiting(creator)).toBeVisible();
  arrive();
  await expectAlert(creator, 'create');
  await expect(creator.getByRole('main').getByText('Brücke')).toBeVisible();
});

test('a success message that comes before its page does not lie over the save bar of the page', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}?alert=create`);
  const save = creator.getByRole('button', { name: 'Speichern', exact: true });
  await expect(save).toBeVisible();
  const [toast, bar] = [await creator.getByRole('alert').boundingBox(), await save.boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a list of teams pasted in a dialog does not save the description behind it', async ({
  creator,
  accounts,
  testSite,
}) => {
  const account = await accounts.registered();
  const fixtures = { accounts, testSite };
  const body = { name: uniqueName('Der Weg'), description: '<p>Am Fluss.</p>', postal_code: '93047' };
  await postAs(fixtures, { account, path: '/explorations', body });
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Schulfest') } });
  await logInToStudio(creator, account);
  await creator.goto(`/management/battle/${battle.slug}`);
  await writeText(creator, 'Halb geschrieben');
  await creator.getByRole('button', { name: 'Liste mit Teams einfügen' }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Puzzle Runs' }).click();
  await creator.getByRole('option', { name: 'Entwurf' }).click();
  await dialog.getByLabel('Teams, eines pro Zeile').fill(uniqueName('Füchse'));
  await dialog.getByRole('button', { name: '1 Team aufnehmen' }).click();
  await expect(dialog.getByText('1 Team ist jetzt dabei.')).toBeVisible();
  await expect(
    creator.locator('[role="dialog"]:focus, [role="dialog"] :focus'),
    'the focus stays in the dialog',
  ).toBeVisible();
  await creator.keyboard.press('Escape');
  await expect(creator.getByText('Noch nicht gespeichert')).toBeVisible();
  const stored = await fetch(`${testSite.studioUrl}/api/management/battles?name=${encodeURIComponent(battle.slug)}`, {
    headers: await accounts.authorization(account),
  });
  expect((await stored.json()).rows[0].description).not.toContain('Halb geschrieben');
});
