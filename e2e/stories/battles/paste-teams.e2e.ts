import { expect } from '@playwright/test';
import type { TestAccount } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK } from '../../support/studio/event-control.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio', allowedErrors: [409] });

const ANIMALS = ['Adler', 'Biber', 'Dachse', 'Elche', 'Füchse', 'Gämsen', 'Hasen', 'Igel', 'Käuze', 'Luchse'];
const NAMES = ANIMALS.flatMap((animal) => [`Rote ${animal}`, `Blaue ${animal}`]);

test('pastes 20 names into a Versus and prints a card with code and short address for each', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration } = await createOrganiser(desk, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Schulfest') } });
  await desk.goto(`/management/battle/${battle.slug}`);
  await desk.getByRole('button', { name: 'Liste mit Teams einfügen' }).click();
  const dialog = desk.getByRole('dialog');
  const list = dialog.getByLabel('Teams, eines pro Zeile');
  await list.fill('Rote Füchse\nrote füchse');
  await expect(dialog.getByText('Zeile 2: „rote füchse“ steht weiter oben schon einmal.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '1 Team aufnehmen' })).toBeDisabled();
  await list.fill(NAMES.map((name, index) => (index === 0 ? `${name}; BAU123` : name)).join('\n'));
  await expect(dialog.getByText(exploration.name)).toBeVisible();
  const table = dialog.getByRole('region', { name: 'So werden die Teams angelegt' });
  await expect(table.getByRole('row')).toHaveCount(21);
  await expect(table.getByRole('row', { name: 'Rote Adler' })).toContainText('BAU123');
  const code = await table.getByRole('row', { name: 'Blaue Luchse' }).getByRole('cell').last().innerText();
  expect(code).toMatch(/^[2-9A-Z]{6}$/);
  await dialog.getByRole('button', { name: '20 Teams aufnehmen' }).click();
  await expect(dialog.getByText('20 Teams sind jetzt dabei.')).toBeVisible();

  await dialog.getByRole('link', { name: 'Karten drucken' }).click();
  const cards = desk.getByRole('list', { name: 'Karten' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await desk
    .getByRole('link', { name: 'Druckansicht' })
    .or(desk.getByRole('button', { name: 'Druckansicht' }))
    .click();
  await expect(cards).toHaveCount(20);
  for (const name of ['Rote Adler', 'Blaue Luchse']) {
    const card = cards.filter({ hasText: name });
    await expect(card.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    await expect(card).toContainText(/\/j\/\d+-[2-9a-z]{6}/);
  }
  await expect(cards.filter({ hasText: 'Rote Adler' })).toContainText('BAU123');
  await expect(cards.filter({ hasText: 'Blaue Luchse' })).toContainText(code);
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('navigation').first()).toBeHidden();
});

test('a list of teams plays the newest published run, and without one says what a draft is not good for', async ({
  creator,
  openBrowser,
  accounts,
  testSite,
}) => {
  const fixtures = { accounts, testSite };
  const newDraft = async (account: TestAccount) => {
    const body = { name: uniqueName('Entwurf'), description: '<p>Am Fluss.</p>', postal_code: '93047' };
    return postAs(fixtures, { account, path: '/explorations', body });
  };
  const beginner = await accounts.registered();
  const { name } = await newDraft(beginner);
  await logInToStudio(creator, beginner);
  await creator.goto('/management/battle/create');
  await creator.getByLabel('Teams, eines pro Zeile').fill('Füchse');
  await expect(creator.getByText('Noch keiner deiner Runs ist veröffentlicht')).toBeVisible();
  await creator.getByRole('combobox', { name: 'Puzzle Runs' }).click();
  await creator.getByRole('option', { name: `${name} (Entwurf)` }).click();
  await expect(creator.getByText('Teams können ihm erst beitreten, wenn du ihn veröffentlichst.')).toBeVisible();

  const desk = await openBrowser(DESK);
  const { account, exploration } = await createOrganiser(desk, fixtures);
  await newDraft(account);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Schulfest') } });
  await desk.goto(`/management/battle/${battle.slug}`);
  await desk.getByRole('button', { name: 'Liste mit Teams einfügen' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(exploration.name, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Entwurf')).toBeHidden();
});

const SPREADSHEET =
  'Team\tCode\t\r\nFalken\tWOLKE7\t\r\nAdler; die Zweiten\t\t\r\n\t\t\r\nTeam 🦊\t\t\r\nTeam 🐻\tB9\t\r\n';

test('creates a Versus that waits for its start, with the teams of a spreadsheet that stand in the same form', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await createOrganiser(creator, { accounts, testSite });
  await creator.goto('/management/battle/create');
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(uniqueName('Schulfest'));
  await expect(creator.getByLabel('Von Hand starten')).toBeChecked();
  const rows = creator.getByRole('region', { name: 'So werden die Teams angelegt' }).getByRole('row');
  await creator.getByLabel('Name vor der Nummer').press('Enter'); // adds the lines; the form is not submitted
  await expect(rows).toHaveCount(11);
  await creator.getByLabel('Teams, eines pro Zeile').fill(SPREADSHEET);
  await expect(rows).toHaveText([
    /Name.*Code/,
    /^1FalkenWOLKE7$/,
    /^2Adler; die Zweiten[2-9A-Z]{6}$/,
    /^3Team 🦊[2-9A-Z]{6}$/,
    /^4Team 🐻B9$/,
  ]);
  const codes = await rows.locator('td:last-child').allInnerTexts();
  await expect(creator.getByText(exploration.name).first()).toBeVisible();
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=create$/);
  const pairs = creator.getByRole('list', { name: 'Teams im Versus' }).getByRole('listitem');
  await expect(pairs).toHaveCount(4);
  await expect(creator.getByLabel('Teams, eines pro Zeile')).toBeHidden();
  await creator.goto('/management/team');
  for (const [index, name] of ['Falken', 'Adler; die Zweiten', 'Team 🦊', 'Team 🐻'].entries()) {
    await expect(creator.getByRole('row', { name })).toContainText(codes[index] ?? '');
  }
});
