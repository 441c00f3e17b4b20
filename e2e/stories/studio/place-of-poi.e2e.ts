import { expect } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { mapDetail } from '../../support/map-detail.ts';
import { test } from '../../support/stories.ts';

test.use({ site: 'street map', at: 'studio' });

test('a new spot’s map opens at the run’s postal code and takes a pasted link', async ({ creator, accounts }) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/street-map/bindlach.json');
  await creator.goto(`/management/exploration/${encodeURIComponent(slug)}/poi/create`);
  await creator.getByRole('radio', { name: 'Koordinaten' }).check();
  const map = creator.getByRole('region', { name: 'Karte' }).first();
  await map.scrollIntoViewIfNeeded();
  await expect(creator.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible();
  await expect.poll(() => mapDetail(map), { timeout: 30_000 }).toBeGreaterThan(0.25);

  const field = creator.getByLabel('Koordinaten oder Karten-Link einfügen');
  await field.fill('https://maps.app.goo.gl/AbCd');
  await field.press('Enter');
  await expect(creator.getByText(/^Darin steht kein Ort/)).toBeVisible();
  await field.fill('https://www.openstreetmap.org/?mlat=50.0007&mlon=11.5906#map=12/50/11');
  await field.press('Enter');
  await expect(creator.getByLabel('Breitengrad')).toHaveValue('50.0007');
  await expect(creator.getByLabel('Längengrad')).toHaveValue('11.5906');
  await expect(creator.getByText('Die Nadel ist bei 50.0007, 11.5906.')).toBeVisible();
  const pin = creator.getByRole('button', { name: 'Dieser Spot' });
  await pin.scrollIntoViewIfNeeded(); // the map is above its fields
  await expect(pin).toBeInViewport();

  await creator.getByLabel('Breitengrad').fill('49.9999, 11.59');
  await expect(creator.getByLabel('Längengrad')).toHaveValue('11.59');
});
