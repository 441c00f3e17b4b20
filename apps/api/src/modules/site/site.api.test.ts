import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('the sites are told who runs this installation, and where the other site is', async () => {
  const { client } = await testApp({
    env: {
      STUDIO_URL: 'https://studio.example.org',
      PROVIDER_NAME: 'Ada & Co. <KG>',
      PROVIDER_ADDRESS: 'Am Markt 1|93047 Regensburg',
      PROVIDER_EMAIL: 'post@example.org',
    },
  });
  expect(await client.site.settings()).toMatchObject({
    status: 200,
    body: {
      studio_url: 'https://studio.example.org',
      provider: {
        name: 'Ada & Co. <KG>',
        address: ['Am Markt 1', '93047 Regensburg'],
        email: 'post@example.org',
      },
    },
  });
});

test('a provider who said nothing is nobody', async () => {
  const { client } = await testApp();
  expect(await client.site.settings()).toMatchObject({
    body: { studio_url: 'http://localhost:3001', provider: { name: null, address: [], email: null } },
  });
});
