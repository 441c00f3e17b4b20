import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('returns the provider, the map style and the address of the studio', async () => {
  const { client } = await testApp({
    env: {
      STUDIO_URL: 'https://studio.example.org',
      MAP_STYLE_URL: 'https://maps.example.org/style.json',
      PROVIDER_NAME: 'Ada & Co. <KG>',
      PROVIDER_ADDRESS: 'Am Markt 1|93047 Regensburg',
      PROVIDER_EMAIL: 'post@example.org',
    },
  });
  expect(await client.site.settings()).toMatchObject({
    status: 200,
    body: {
      studio_url: 'https://studio.example.org',
      map_style_url: 'https://maps.example.org/style.json',
      provider: {
        name: 'Ada & Co. <KG>',
        address: ['Am Markt 1', '93047 Regensburg'],
        email: 'post@example.org',
      },
    },
  });
});

test('returns an empty provider and no map style when they are not set', async () => {
  const { client } = await testApp();
  expect(await client.site.settings()).toMatchObject({
    body: {
      studio_url: 'http://localhost:3001',
      map_style_url: null,
      provider: { name: null, address: [], email: null },
    },
  });
});
