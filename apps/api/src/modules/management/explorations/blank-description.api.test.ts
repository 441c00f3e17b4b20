import { expect, test } from 'vitest';
import { creator, freshName } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);

test.each(['<script>alert(1)</script>', '<style>p{}</style>', '<p onclick="x()"></p>'])(
  'refuses a description that is empty after cleaning: %s',
  async (description) => {
    const missing = { status: 400, body: { errors: [{ code: 'missing', path: 'description' }] } };
    const { managedExplorations, managedPois } = ada.client;
    const exploration = await ada.draft();
    const poi = await ada.poi(exploration);
    const body = { name: freshName('Leer'), postal_code: '93047', description };
    expect(await managedExplorations.create({ body })).toMatchObject(missing);
    const params = { exploration_id: exploration.id };
    expect(await managedExplorations.change({ params, body: { description } })).toMatchObject(missing);
    expect(await managedPois.change({ params: { poi_id: poi.id }, body: { description } })).toMatchObject(missing);
    const place = { location_type: 'coordinates', location: { latitude: 1, longitude: 1 } } as const;
    const newPoi = { exploration_name: exploration.slug, name: 'Leer', description, ...place };
    expect(await managedPois.create({ body: newPoi })).toMatchObject(missing);
  },
);
