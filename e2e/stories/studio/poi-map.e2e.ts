import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { holdBack } from '../../support/hold-back.ts';
import { test } from '../../support/stories.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio', allowedErrors: ['network'] });

const BRIDGE = { latitude: 49.0229, longitude: 12.0969 };
const TOWER = { latitude: 49.0195, longitude: 12.0975 };

/** A run with two spots at an address with a pin, and one without. */
async function threePois(built: ExplorationBuilder) {
  for (const [name, pin] of [
    ['Brücke', BRIDGE],
    ['Schatz', null],
    ['Turm', TOWER],
  ] as const) {
    const poi = await built.poi(name);
    if (pin) await built.send('PUT', `/pois/${poi.id}/address`, pin);
  }
  return `/management/exploration/${built.exploration.slug}/map`;
}

async function drag(creator: Page, pin: Locator): Promise<void> {
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (!box) throw new Error('no pin');
  await creator.mouse.move(box.x + 20, box.y + 20);
  await creator.mouse.down();
  await creator.mouse.move(box.x + 50, box.y - 10, { steps: 6 });
  await creator.mouse.up();
}

test('shows the spots with a place on one map, and lists the others', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  const address = await threePois(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(address.replace(/map$/, 'poi'));
  await creator.getByRole('link', { name: 'Wege', exact: true }).click();
  await creator.getByRole('link', { name: 'Karte', exact: true }).click();
  await expect(creator.getByText('Luftlinie von Spot zu Spot: 380 m')).toBeVisible();
  await expect(creator.getByRole('button', { name: '1. Brücke' })).toBeVisible();
  await expect(creator.getByRole('button', { name: '3. Turm' })).toBeVisible();
  const others = creator.getByRole('region', { name: 'Nicht auf der Karte' });
  await expect(others.getByRole('listitem')).toHaveText(['2. SchatzAdresse ohne Nadel']);
  await others.getByRole('link').click();
  await expect(creator).toHaveURL(/poi\/schatz$/);
});

test('shows the hidden target of a spot that is found by hints apart from the pins', async ({
  creator,
  testSite,
  accounts,
}) => {
  const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  const address = await threePois(built);
  const hidden = {
    exploration_name: built.exploration.slug,
    name: 'Versteck',
    description: '<p>Hier.</p>',
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'Unter dem Baum', cost: 0 }],
    target: { latitude: 49.0205, longitude: 12.0995 },
  };
  expect((await built.send('POST', '/pois', hidden)).ok).toBe(true);
  await logInToStudio(creator, built.creator);
  await creator.goto(address);
  await expect(creator.getByRole('img', { name: 'Verstecktes Ziel: Versteck' })).toHaveText('4');
  await expect(creator.getByText('Gestrichelt sind versteckte Ziele.')).toBeVisible();
  await expect(creator.getByRole('button', { name: 'Versteck' })).toHaveCount(0);
  await expect(creator.getByText('Luftlinie von Spot zu Spot: 380 m')).toBeVisible();
  const others = creator.getByRole('region', { name: 'Nicht auf der Karte' });
  await expect(others.getByRole('listitem')).toHaveText(['2. SchatzAdresse ohne Nadel']);
});

test('saves a dragged pin and moves it back', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  const address = await threePois(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(address);
  const pin = creator.getByRole('button', { name: '3. Turm' });
  await pin.waitFor();
  await drag(creator, pin);
  await expect(creator.getByText('„Turm“ ist verschoben und gespeichert.')).toBeVisible();
  await expect(creator.getByText('Spot zu Spot: 380 m')).toHaveCount(0);
  await creator.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(creator.getByText('Spot zu Spot: 380 m')).toBeVisible();
  await expect(creator.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);

  await pin.press('ArrowDown');
  await pin.press('ArrowDown');
  await expect(creator.getByText('„Turm“ ist verschoben und gespeichert.')).toBeVisible();
});

test('saves a pin that is dragged again while a slow network still saves it', async ({
  freshPage: creator,
  testSite,
  accounts,
}) => {
  const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  const address = await threePois(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(address);
  const pin = creator.getByRole('button', { name: '3. Turm' });
  await pin.waitFor();
  const saved: number[] = [];
  creator.on('response', (response) => response.url().endsWith('/address') && saved.push(response.status()));
  const release = await holdBack(creator, /\/api\/pois\/\d+\/address$/);
  await drag(creator, pin);
  await drag(creator, pin);
  await release();
  await expect.poll(() => saved).toEqual([200, 200]);
  await expect(creator.getByText('„Turm“ ist verschoben und gespeichert.')).toBeVisible();
  await creator.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => saved).toEqual([200, 200, 200]);
  const { rows } = await (
    await built.send('GET', `/management/pois?exploration_name=${built.exploration.slug}`)
  ).json();
  expect(rows[2].location, 'undoes the second move only').not.toMatchObject(TOWER);

  await creator.context().setOffline(true);
  await drag(creator, pin);
  await expect(creator.getByRole('alert')).toContainText('Keine Verbindung');
  await creator.context().setOffline(false);
});

test.describe('a spot that was changed elsewhere', () => {
  test.use({ allowedErrors: [409] });

  test('is not overwritten from the map', { tag: '@only-desk' }, async ({ creator, testSite, accounts }) => {
    const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
    const address = await threePois(built);
    const late = await built.poi('Dom');
    await built.send('PUT', `/pois/${late.id}/address`, { latitude: 49.0212, longitude: 12.094 });
    await logInToStudio(creator, built.creator);
    await creator.goto(address);
    const pin = creator.getByRole('button', { name: '4. Dom' });
    await pin.waitFor();
    await built.send('PUT', `/pois/${late.id}/address`, { street: 'Domplatz 5', latitude: 49.0213, longitude: 12.094 });
    await drag(creator, pin);
    await expect(creator).toHaveURL(/alert=conflict$/);
    await expect(creator.getByText('ist verschoben und gespeichert')).toHaveCount(0);
  });
});
