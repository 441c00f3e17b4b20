import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

const nameOfExploration = () => `Donau ${randomUUID()}`;

async function write(creator: Page, text: string): Promise<void> {
  const editor = creator.getByRole('textbox', { name: 'Beschreibung', exact: true });
  await editor.click();
  await creator.keyboard.type(text);
  await expect(editor).toHaveText(text);
}

/** Opens the form of a new poi and fills in name and description. */
async function beginPoi(creator: Page, exploration: string, name: string): Promise<void> {
  await creator.goto(`/management/exploration/${exploration}/poi`);
  await creator.getByRole('link', { name: 'Neuer Spot' }).first().click();
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await write(creator, 'Was steht hier?');
}

async function clickButton(creator: Page, button: RegExp | string): Promise<void> {
  await creator.getByRole('button', { name: button, exact: true }).click();
}

test('creates a spot with a hint, then adds one hint and deletes the other', async ({
  creator,
  testSite,
  accounts,
}) => {
  const { creator: ada, exploration } = await newExploration({ testSite, accounts }, nameOfExploration());
  await logInToStudio(creator, ada);
  await beginPoi(creator, exploration.slug, 'Dom St. Peter');
  await expect(creator.getByRole('radio', { name: 'Koordinaten' })).toBeChecked();
  await creator.getByRole('radio', { name: 'Hinweise' }).check();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/alert=missing$/);
  await expect(creator.getByText('Hier fehlt noch etwas.')).toBeVisible();
  await creator.getByRole('textbox', { name: 'Text', exact: true }).fill('Am Fluss');
  await expect(creator.getByText('Hier fehlt noch etwas.')).toHaveCount(0);
  await creator.getByLabel('Kosten in Punkten').fill('005');
  const preview = creator.getByRole('region', { name: 'So sehen Spielende den Spot' });
  await expect(preview.getByText('Was steht hier?')).toBeVisible();
  await expect(preview.getByText('kostet 5 Punkte')).toBeVisible();
  await preview.getByRole('button', { name: 'Aufdecken' }).click();
  await expect(preview.getByText('Am Fluss')).toBeVisible();
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/poi\/dom-st-peter\?alert=create$/);

  await clickButton(creator, /^Spielende sehen/);
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/alert=nochange$/);
  await creator.getByRole('button', { name: 'Hinweis hinzufügen' }).click();
  const second = creator.getByRole('group', { name: 'Hinweis 2' });
  await expect(second.getByRole('combobox')).toBeFocused();
  await second.getByRole('textbox').last().fill('Beim Turm');
  await clickButton(creator, 'Hinweis 1 löschen');
  await expect(creator.getByRole('group', { name: 'Hinweis 1' }).getByRole('combobox')).toBeFocused();
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.reload();
  await clickButton(creator, /^Spielende sehen/);
  await expect(creator.getByRole('group', { name: /^Hinweis/ })).toHaveCount(1);
  await expect(creator.getByRole('group', { name: 'Hinweis 1' }).getByRole('textbox').last()).toHaveValue('Beim Turm');
});

test('creates a spot with an address, suggests the town, and offers the first quest', async ({
  creator,
  testSite,
  accounts,
}) => {
  const { creator: ada, exploration } = await newExploration({ testSite, accounts }, nameOfExploration());
  await logInToStudio(creator, ada);
  await beginPoi(creator, exploration.slug, 'Haidplatz');
  await creator.getByRole('radio', { name: 'Adresse' }).check();
  await creator.getByLabel('Straße und Hausnummer').fill('Haidplatz 1');
  await creator.getByLabel('Postleitzahl').fill('93047');
  await creator.getByRole('button', { name: 'Regensburg als Ort übernehmen' }).click();
  await expect(creator.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Regensburg');
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/poi\/haidplatz\?alert=create$/);
  await expect(creator.getByRole('radio')).toHaveCount(0);
  await creator.getByRole('alert').getByRole('link', { name: 'Erste Quest anlegen' }).click();
  await expect(creator).toHaveURL(/poi\/haidplatz\/task\/create$/);
});

test('creates a spot with coordinates, typed with a comma and dragged on the map', async ({
  creator,
  testSite,
  accounts,
}) => {
  const { creator: ada, exploration } = await newExploration({ testSite, accounts }, nameOfExploration());
  await logInToStudio(creator, ada);
  await beginPoi(creator, exploration.slug, 'Aussicht');
  await creator.getByRole('radio', { name: 'Koordinaten' }).check();
  await creator.getByLabel('Breitengrad').fill('49,02');
  await creator.getByLabel('Längengrad').fill('12,1');
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/poi\/aussicht\?alert=create$/);

  await clickButton(creator, /^Spielende sehen/);
  const latitude = creator.getByLabel('Breitengrad');
  await expect(latitude).toHaveValue('49.02');
  const pin = creator.getByRole('button', { name: 'Dieser Spot' });
  await creator.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded(); // the map starts when it is visible
  await pin.waitFor();
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (!box) throw new Error('no pin');
  await creator.mouse.move(box.x + 20, box.y + 20);
  await creator.mouse.down();
  await creator.mouse.move(box.x + 60, box.y - 20, { steps: 6 });
  await creator.mouse.up();
  await expect(latitude).not.toHaveValue('49.02');
  const dragged = await latitude.inputValue();
  await pin.press('ArrowDown');
  await pin.press('Shift+ArrowDown');
  await expect(creator.getByText(/^Die Nadel ist bei /)).toBeAttached();
  const pressed = await latitude.inputValue();
  expect(Number(pressed)).toBeLessThan(Number(dragged));
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.reload();
  await clickButton(creator, /^Spielende sehen/);
  await expect(latitude).toHaveValue(pressed);
});

test('changes the address with the name, and keeps input over a reload', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, nameOfExploration());
  await built.poi('Altes Rathaus');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/altes-rathaus`);
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Neues Rathaus');
  await clickButton(creator, /^Spielende sehen/);
  await creator.getByLabel('Straße und Hausnummer').fill('Kohlenmarkt 1');
  creator.once('dialog', (question) => question.accept());
  await creator.reload();
  await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Neues Rathaus');
  await expect(creator.getByRole('button', { name: /Kohlenmarkt 1/ })).toBeVisible();
  await clickButton(creator, 'Speichern');
  await expect(creator).toHaveURL(/poi\/neues-rathaus\?alert=update$/);
  await expect(creator.getByText('Nicht gespeichert')).toHaveCount(0);
  await creator.reload();
  await expect(creator.getByRole('button', { name: /Kohlenmarkt 1/ })).toBeVisible();
});

test.describe('a spot that was saved elsewhere meanwhile', () => {
  test.use({ allowedErrors: [409] });

  test('is overwritten only after a question', async ({ creator, testSite, accounts }) => {
    const built = await newExploration({ testSite, accounts }, nameOfExploration());
    const poi = await built.poi('Salzstadel');
    await logInToStudio(creator, built.creator);
    await creator.goto(`/management/exploration/${built.exploration.slug}/poi/salzstadel`);
    await clickButton(creator, /^Spielende sehen/);
    await creator.getByLabel('Straße und Hausnummer').fill('Meine Gasse 1');
    await built.send('PUT', `/pois/${poi.id}/address`, { location: 'Stadtamhof' });
    await clickButton(creator, 'Speichern');
    const question = creator.getByRole('dialog', { name: /anderswo geändert/ });
    await question.getByRole('button', { name: /weiterschreiben/ }).click();
    await expect(creator.getByLabel('Straße und Hausnummer')).toHaveValue('Meine Gasse 1');
    await clickButton(creator, 'Speichern');
    await expect(creator).toHaveURL(/alert=update$/);
  });
});

test('deletes a spot after confirmation', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, nameOfExploration());
  await built.poi('Ostentor');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi`);
  await creator.getByRole('link', { name: 'Ostentor löschen' }).click();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator.getByRole('heading', { name: 'Der Spot ist gelöscht' })).toBeVisible();
  await creator.getByRole('link', { name: 'Zu den Puzzle Spots' }).click();
  await expect(creator.getByRole('heading', { name: 'Noch keine Spots' })).toBeVisible();
});

test('what is written while the device looks for its position stays', async ({
  freshPage: creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, nameOfExploration());
  await logInToStudio(creator, built.creator);
  // Chromium finds its position at once; a phone takes seconds.
  await creator.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 49.0195, longitude: 12.0975 } as GeolocationCoordinates;
      addEventListener('found', () => found({ coords } as GeolocationPosition), { once: true });
    };
  });
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/create`);
  await creator.getByRole('radio', { name: 'Koordinaten' }).check();
  await creator.getByRole('button', { name: 'Meinen Standort nehmen' }).click();
  const name = creator.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Brunnen');
  await creator.evaluate(() => dispatchEvent(new Event('found')));
  await expect(creator.getByLabel('Breitengrad')).toHaveValue('49.0195');
  await expect(name).toHaveValue('Brunnen');
});
