import { pagePath } from '@puzzle-runs/site/pages.ts';
import { describe, expect, test } from 'vitest';
import { fileApp, testApp } from '#testing/test-app.ts';

const { app, given } = await fileApp();
const path = await given.exploration({ name: 'Grüner Weg' });
await given.battle('Große Fahrt', [{ exploration: path, team: 'Füchse' }]);
const slugs = { exploration: 'grüner-weg', battle: 'große-fahrt', team: 'füchse', poi: 'brücke' };

describe('leads to the page that another spelling means:', () => {
  const run = pagePath('exploration', slugs);
  const inBattle = pagePath('battleExploration', slugs);
  test.each([
    ['/EXPLORATION', '/exploration'],
    ['/Battle/', '/battle'],
    ['/exploration.', '/exploration'],
    ['/FEATURE/Cloze).', '/feature/Cloze'],
    ['/terms,', '/terms'],
    ['/exploration/grüner-weg/POI', pagePath('pois', slugs)],
    ['/exploration/gru\u0308ner-weg', run],
    ['/exploration/Grüner-Weg', run],
    ['/exploration/Grüner Weg', run],
    ['/exploration/grüner-weg.', run],
    ['/exploration/grüner-weg),', run],
    ['/exploration/grüner-weg”', run],
    ['/exploration/grüner-weg/.)', run],
    ['/exploration/gruener-weg', run],
    ['/exploration/gruner-weg', run],
    ['/Exploration/GRUENER-WEG!', run],
    ['/exploration/gruener-weg/poi', pagePath('pois', slugs)],
    ['/exploration/grüner-weg/team.', pagePath('teams', slugs)],
    ['/exploration/Grüner-Weg/poi/brücke.', pagePath('poi', slugs)],
    ['/battle/grosse-fahrt/exploration/gruener-weg', inBattle],
    ['/battle/GROẞE-FAHRT/exploration/grüner-weg', inBattle],
    ['/battle/große-fahrt/exploration/grüner-weg.', inBattle],
    ['/battle/grosse-fahrt/exploration/grüner-weg/team/füchse/poi', pagePath('teamPois', slugs)],
    ['/battle/Grosse-Fahrt/board', pagePath('board', slugs)],
    ['/j/7.', '/j/7'],
    ['/v/7)', '/v/7'],
  ])('%s', async (url, meant) => {
    const { statusCode, headers } = await app.inject({ url: encodeURI(url) });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, meant, 'no-store']);
  });

  test('with its query', async () => {
    const { headers } = await app.inject({ url: `${run}.?lang=en&utm_source=flyer` });
    expect(headers.location).toBe(`${run}?lang=en&utm_source=flyer`);
  });

  test('never to a draft, nor from the address of one, nor to one of several runs', async () => {
    const { app, given } = await testApp();
    await given.exploration({ name: 'Bächle' });
    await given.exploration({ name: 'Baechle', published: false });
    await given.exploration({ name: 'Caffè' });
    await given.exploration({ name: 'Caffé' });
    for (const [url, status] of [
      ['/exploration/baechle', 404],
      ['/exploration/baechle/poi', 200],
      ['/exploration/Bachle', 302],
      ['/exploration/caffe', 404],
      ['/exploration/CAFFÉ', 302],
      ['/trial/exploration/bachle/poi', 200],
    ] as const) {
      expect((await app.inject({ url: encodeURI(url) })).statusCode, url).toBe(status);
    }
  });
});

describe('serves the not-found page for an address that cannot be decoded:', () => {
  test.each(['/exploration/b%E4chle', '/%E4', '/battle/%/exploration/x', '/exploration/%C3', '/feature/%zz?lang=%E4'])(
    '%s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body).toContain('<title data-server>Hier endet der Weg · Puzzle Runs</title>');
    },
  );

  test('but a problem for a call', async () => {
    const { statusCode, body } = await app.inject({ url: '/api/explorations/%E4' });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { errors: [{ code: 'invalid_request' }] }]);
  });
});
