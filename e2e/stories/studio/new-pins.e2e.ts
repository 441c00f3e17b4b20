import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio' });

const TABLE = 'Name\tText\tBreite\tLänge\nBrunnen\tWasser & Stein\t49,0195\t12,0975\nLinde\tSie ist alt.\n';

test('spots from clicks on the map and from a pasted table stay on the device until the complete ones are saved', {
  tag: '@desk',
}, async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Karte'));
  const stored = async () => {
    const rows = await (await built.send('GET', `/management/pois?exploration_name=${built.exploration.slug}`)).json();
    return rows.rows.map(({ name, description }: Record<string, string>) => `${name}: ${description}`);
  };
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/map`);
  const map = creator.locator('canvas');
  await map.scrollIntoViewIfNeeded();
  const nameOf = (number: number) => creator.getByRole('textbox', { name: `Name von Spot ${number}` });
  const textOf = (number: number) => creator.getByRole('textbox', { name: `Beschreibung von Spot ${number}` });

  await test.step('a click on the map and a button each add one', async () => {
    await map.click({ position: { x: 60, y: 160 } });
    await expect(nameOf(1)).toBeVisible();
    await creator.getByRole('button', { name: 'Spot in die Mitte setzen' }).press('Enter');
    await nameOf(2).fill('Rathaus');
    await textOf(2).fill('Hier tagt der Rat.');
  });

  await test.step('a pasted table is shown before it is taken', async () => {
    await creator.getByRole('button', { name: 'Tabelle einfügen' }).click();
    const dialog = creator.getByRole('dialog', { name: 'Spots aus einer Tabelle' });
    await dialog.getByRole('textbox', { name: 'Tabelle' }).fill(TABLE);
    await expect(dialog.getByText('2 Spots gefunden. 1 davon ohne Ort')).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'Brunnen Wasser & Stein 49.0195, 12.0975' })).toBeVisible();
    await expectAccessible(creator, 'the preview of a pasted table');
    await dialog.getByRole('button', { name: '2 Spots übernehmen' }).click();
  });

  await test.step('they survive a reload, and the complete ones are saved', async () => {
    await creator.reload();
    await expect(nameOf(2)).toHaveValue('Rathaus');
    await creator.getByRole('button', { name: '4 Spots speichern' }).click();
    await expectAlert(creator, 'missing');
    await expect(creator.getByText('Hier fehlt noch etwas.')).toHaveCount(2);
    await expect(creator.getByRole('button', { name: 'Ort fehlt: auf die Karte setzen' })).toBeVisible();
    expect(await stored()).toEqual(['Rathaus: <p>Hier tagt der Rat.</p>', 'Brunnen: <p>Wasser &amp; Stein</p>']);
    await expectAccessible(creator, 'the map with new spots');
  });

  await test.step('what was missing is given, and the last ones are saved', async () => {
    await creator.getByRole('button', { name: 'Ort fehlt: auf die Karte setzen' }).click();
    await creator.getByRole('button', { name: 'Spot in die Mitte setzen' }).press('Enter');
    await nameOf(3).fill('Tor');
    await textOf(3).fill('Geht hindurch.');
    await creator.getByRole('button', { name: '2 Spots speichern' }).click();
    await expectAlert(creator, 'create');
    await expect(creator.getByRole('region', { name: 'Neue Spots' })).toHaveCount(0);
    expect(await stored()).toHaveLength(4);
  });
});

test('new spots are fixed while they are saved, and the map is left when they are', async ({
  freshPage: creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Langsam'));
  await logInToStudio(creator, built.creator);
  const address = `${testSite.studioUrl}/management/exploration/${built.exploration.slug}/map`;
  await creator.goto(address);
  await creator.getByRole('button', { name: 'Tabelle einfügen' }).click();
  const dialog = creator.getByRole('dialog', { name: 'Spots aus einer Tabelle' });
  await dialog.getByRole('textbox', { name: 'Tabelle' }).fill(TABLE.replace('alt.', 'alt.\t49,02\t12,1'));
  await dialog.getByRole('button', { name: '2 Spots übernehmen' }).click();
  const release = await holdBack(creator, /\/api\/pois$/);
  await creator.getByRole('button', { name: '2 Spots speichern' }).click();
  await expect(creator.getByRole('textbox', { name: 'Beschreibung von Spot 2' })).not.toBeEditable();
  await creator.getByRole('link', { name: 'Teilen', exact: true }).click();
  await expect(creator.getByRole('dialog', { name: 'Wird noch gespeichert' })).toBeVisible();
  await release();
  await expect(creator).toHaveURL(/\/share/);
  await creator.goto(address);
  await expect(creator.getByRole('region', { name: 'Neue Spots' })).toHaveCount(0);

  await creator.getByRole('button', { name: 'Tabelle einfügen' }).click();
  await dialog.getByRole('textbox', { name: 'Tabelle' }).fill('Tor\tDurchgehen\nTurm\t');
  await dialog.getByRole('button', { name: '2 Spots übernehmen' }).click();
  await creator.getByRole('button', { name: '2 Spots speichern' }).click();
  await expect(creator.getByText('Hier fehlt noch etwas.')).toHaveCount(1);
  await creator.getByRole('button', { name: 'Spot in die Mitte setzen' }).press('Enter');
  await expect(creator.getByRole('textbox', { name: 'Name von Spot 5' })).toBeVisible();
  await expect(creator.getByText('Hier fehlt noch etwas.'), 'a new one was not tried').toHaveCount(1);
});
