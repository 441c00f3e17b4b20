import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK } from '../../support/studio/event-control.ts';

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
  await list.fill('Rote Füchse\nrote füchse!');
  await expect(dialog.getByText('Zeile 2: „rote füchse!“ steht weiter oben schon einmal.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '1 Team aufnehmen' })).toBeDisabled();
  await list.fill(NAMES.map((name, index) => (index === 0 ? `${name}; BAU123` : name)).join('\n'));
  await expect(dialog.getByText(exploration.name)).toBeVisible();
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
    await expect(card).toContainText(/\/j\/\d+/);
  }
  await expect(cards.filter({ hasText: 'Rote Adler' })).toContainText('BAU123');
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('navigation').first()).toBeHidden();
});
