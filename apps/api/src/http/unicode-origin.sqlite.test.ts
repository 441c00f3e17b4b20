import { expect, test } from 'vitest';
import { withRelativeAddresses } from '#modules/run-file/picture-addresses.ts';
import { creator, done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { testApp } from '#testing/test-app.ts';

// Origins do not depend on the database.

const ASCII = 'https://xn--rtsel-gra.example';

function umlautSite() {
  return testApp({
    env: {
      PLAYER_URL: 'https://Rätsel.example/',
      STUDIO_URL: 'https://studio.rätsel.example',
      MAP_HOSTS: 'https://kärtchen.example',
      MAP_STYLE_URL: 'https://stil.example/größe.json',
    },
  });
}

test('a site with an umlaut in its host is named as browsers name it, in links, settings and policies', async () => {
  const opened = await umlautSite();
  const { app, client } = opened;
  const page = await app.inject('/exploration');
  expect(page.body).toContain(`rel="canonical" href="${ASCII}/exploration"`);
  expect(page.headers['content-security-policy']).toMatch(
    /connect-src 'self' https:\/\/stil\.example https:\/\/xn--krtchen-5wa\.example(;|$)/,
  );
  expect(page.headers['strict-transport-security']).toBeDefined();
  expect((await app.inject('/sitemap.xml')).body).toContain(`<loc>${ASCII}/`);
  expect(done(await client.site.settings())).toMatchObject({
    player_url: ASCII,
    studio_url: 'https://studio.xn--rtsel-gra.example',
  });
  const ada = await creator(opened);
  const { exploration } = await ada.publishedExploration();
  const { join_url } = done(await ada.client.managedExplorations.share({ query: { name: exploration.slug } }));
  expect(join_url).toMatch(new RegExp(`^${ASCII}/join\\?`));
});

test('people read the host with its umlaut on the big screen', async () => {
  const by = await organiser(await umlautSite());
  done(await by.client.managedBattles.showBoard({ params: { battle: by.params.battle_id }, body: { board: true } }));
  const board = done(await by.client.board.read({ params: { battle: by.battle.slug } }));
  expect(board).toMatchObject({
    short_url: expect.stringContaining(`https://rätsel.example/b/${by.battle.id}-`),
    join_url: expect.stringMatching(new RegExp(`^${ASCII}/`)),
  });
});

test.each(['https://rätsel.example', ASCII])('an imported file finds its pictures by %s', (origin) => {
  expect(withRelativeAddresses({ image: `${origin}/media/a.webp` }, ASCII)).toEqual({ image: '/media/a.webp' });
});

test('a site at an IPv6 address is named with brackets', async () => {
  const { app } = await testApp({ env: { PLAYER_URL: 'http://[::1]:3000', STUDIO_URL: 'http://[::1]:3001' } });
  expect((await app.inject('/exploration')).body).toContain('rel="canonical" href="http://[::1]:3000/exploration"');
});
