import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const token = (name: string) => ({ tokenType: 'Bearer', accessToken: name });

const runTokens = JSON.stringify({
  'exploration/grüner-weg': token('alone'),
  'exploration/grüner-weg/team/eulen': token('friends'),
  'battle/cup/exploration/grüner-weg/team/eulen': token('team'),
  'trial/exploration/grüner-weg': token('trial'),
});

/**
 * Runs the script on a device that has stored `entries`. @returns the calls that it makes and what it leaves for the
 * site
 */
async function open(path: string, entries: Readonly<Record<string, string>> = {}) {
  const calls: string[] = [];
  const document: { game?: { address: string; authorization: string } } = {};
  const fetch = async (address: string, { headers }: { headers: { authorization: string } }) =>
    calls.push(`${address} ${headers.authorization}`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries[key] ?? null });
  vi.stubGlobal('location', { pathname: encodeURI(path) });
  vi.resetModules();
  await import('./game-call.ts');
  return { calls, game: document.game };
}

test.each([
  ['/exploration/grüner-weg/poi', 'alone'],
  ['/exploration/grüner-weg/poi/', 'alone'],
  ['/exploration/grüner-weg/poi/dom', 'alone'],
  ['/exploration/grüner-weg/share', 'alone'],
  ['/exploration/grüner-weg/team/eulen/poi', 'friends'],
  ['/battle/cup/exploration/grüner-weg/team/eulen/poi/dom', 'team'],
  ['/battle/cup/exploration/grüner-weg/team/eulen/ranking', 'team'],
])('%s calls for its game with the token of this device', async (path, name) => {
  const { calls, game } = await open(path, { runTokens });
  expect(calls).toEqual([`/api/joined/pois Bearer ${name}`]);
  expect(game).toMatchObject({ address: '/api/joined/pois', authorization: `Bearer ${name}` });
});

test.each([
  ['a trial, whose token may be in the address', '/trial/exploration/grüner-weg/poi', { runTokens }],
  ['the page of a run', '/exploration/grüner-weg', { runTokens }],
  ['the teams of a run', '/exploration/grüner-weg/team', { runTokens }],
  ['another run', '/exploration/anderer/poi', { runTokens }],
  ['a device without a game', '/exploration/grüner-weg/poi', {}],
  ['a storage that was broken', '/exploration/grüner-weg/poi', { runTokens: '{' }],
])('calls nothing for %s', async (_, path, entries) => {
  expect(await open(path, entries)).toEqual({ calls: [], game: undefined });
});

test('asks for the language chosen for the run, else for that of the site', async () => {
  const path = '/exploration/grüner-weg/poi';
  const site = { runTokens, selectedLanguage: 'en' };
  expect((await open(path, site)).calls).toEqual(['/api/joined/pois?lang=en Bearer alone']);
  const run = { ...site, gameLanguages: '{"grüner-weg":"de-simple"}' };
  expect((await open(path, run)).calls).toEqual(['/api/joined/pois?lang=de-simple Bearer alone']);
});
