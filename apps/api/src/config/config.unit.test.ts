import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

const nothingSet = {
  host: null,
  port: 3000,
  playerUrl: 'http://localhost:3000',
  studioPort: 3001,
  studioUrl: 'http://localhost:3001',
  dataDir: './data',
  databaseUrl: null,
  databaseDirectUrl: null,
  databasePrepared: true,
  databaseWriters: 10,
  databaseReaders: 5,
  workers: 1,
  valkeyUrl: null,
  jwtSecret: null,
  mediaUrl: null,
  foreignPictures: 'public',
  renderedPages: 'on',
  mailUrl: null,
  mailFrom: 'Puzzle Runs <no-reply@localhost>',
  ownerEmails: [],
  providerName: null,
  providerAddress: [],
  providerEmail: null,
  mapTiles: 'https://tiles.versatiles.org/tiles/osm/{z}/{x}/{y}',
  mapCacheMb: 2_000,
  mapStyleUrl: null,
  mapHosts: [],
  geocoderUrl: null,
  demo: true,
  rateLimit: 'on',
  trustProxy: 0,
  timeZone: 'Europe/Berlin',
  logLevel: 'info',
};

test.each([
  ['Europe/Nowhere', false],
  ['+02:00', false],
  ['UTC', true],
  ['America/New_York', true],
])('TIME_ZONE=%s is a time zone: %s', (TIME_ZONE, isZone) => {
  if (isZone) expect(readConfig({ TIME_ZONE }).timeZone).toBe(TIME_ZONE);
  else expect(() => readConfig({ TIME_ZONE })).toThrow('TIME_ZONE must be the name of a time zone');
});

test('an empty environment gives a working configuration', () => {
  expect(readConfig({})).toEqual(nothingSet);
});

test('an empty or blank variable counts as not set', () => {
  const empty = Object.fromEntries(Object.values(settings).map(({ env }) => [env, ' ']));
  expect(readConfig(empty)).toEqual(nothingSet);
});

test('a site without a public address is at localhost and its own port', () => {
  expect(readConfig({ PORT: '8080' }).playerUrl).toBe('http://localhost:8080');
  expect(readConfig({ STUDIO_PORT: '8081' }).studioUrl).toBe('http://localhost:8081');
});

describe('reads a valid setting', () => {
  test.each([
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: '[::]' }, { host: '::' }],
    [{ HOST: '[::1]' }, { host: '::1' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PLAYER_URL: 'https://play.example.org/' }, { playerUrl: 'https://play.example.org' }],
    [{ PLAYER_URL: 'http://localhost:4000' }, { playerUrl: 'http://localhost:4000' }],
    [{ PLAYER_URL: 'http://[::1]:3000' }, { playerUrl: 'http://[::1]:3000' }],
    [{ PLAYER_URL: 'http://[::1]' }, { mailFrom: 'Puzzle Runs <no-reply@[IPv6:::1]>' }],
    [{ PLAYER_URL: 'https://rätsel.example' }, { playerUrl: 'https://xn--rtsel-gra.example' }],
    [{ PLAYER_URL: 'https://RÄTSEL.example:443/' }, { playerUrl: 'https://xn--rtsel-gra.example' }],
    [{ PLAYER_URL: 'https://rätsel.example' }, { mailFrom: 'Puzzle Runs <no-reply@xn--rtsel-gra.example>' }],
    [{ STUDIO_URL: 'https://studio.rätsel.example:8443' }, { studioUrl: 'https://studio.xn--rtsel-gra.example:8443' }],
    [{ MAP_STYLE_URL: 'http://[::1]:8080/style.json' }, { mapStyleUrl: 'http://[::1]:8080/style.json' }],
    [{ MAP_TILES: 'http://[::1]:8080/{z}/{x}/{y}' }, { mapTiles: 'http://[::1]:8080/{z}/{x}/{y}' }],
    [{ GEOCODER_URL: 'https://geo.rätsel.example/search' }, { geocoderUrl: 'https://geo.rätsel.example/search' }],
    [
      { MAP_HOSTS: 'https://*.kärtchen.de,http://[::1]:81' },
      { mapHosts: ['https://*.xn--krtchen-5wa.de', 'http://[::1]:81'] },
    ],
    [{ DATABASE_URL: 'postgres://me@[::1]:5432/runs' }, { databaseUrl: 'postgres://me@[::1]:5432/runs' }],
    [
      { DATABASE_URL: 'postgres:///runs?host=/run/postgresql' },
      { databaseUrl: 'postgres:///runs?host=/run/postgresql' },
    ],
    [{ DATABASE_URL: 'postgres://me:p@/runs?host=/run' }, { databaseUrl: 'postgres://me:p@/runs?host=/run' }],
    [
      { DATABASE_URL: 'postgres://db:5432/runs?user=me@azure' },
      { databaseUrl: 'postgres://db:5432/runs?user=me@azure' },
    ],
    [
      { DATABASE_URL: 'postgres://me@rätsel.example:5432/runs' },
      { databaseUrl: 'postgres://me@xn--rtsel-gra.example:5432/runs' },
    ],
    [{ DATABASE_URL: 'file:./my runs@home#1.db' }, { databaseUrl: 'file:./my runs@home#1.db' }],
    [{ VALKEY_URL: 'redis://[::1]:6379/1' }, { valkeyUrl: 'redis://[::1]:6379/1' }],
    [{ VALKEY_URL: 'rediss://rätsel.example' }, { valkeyUrl: 'rediss://xn--rtsel-gra.example' }],
    [
      { MAIL_URL: 'smtp://äda:pß@post.rätsel.example:587' },
      { mailUrl: 'smtp://äda:pß@post.xn--rtsel-gra.example:587' },
    ],
    [{ MEDIA_URL: 's3+http://key:secret@[::1]:9000/runs' }, { mediaUrl: 's3+http://key:secret@[::1]:9000/runs' }],
    [{ DATA_DIR: '/data' }, { dataDir: '/data' }],
    [{ WORKERS: '4' }, { workers: 4 }],
    [{ VALKEY_URL: 'redis://:secret@store:6379/1' }, { valkeyUrl: 'redis://:secret@store:6379/1' }],
    [{ DATABASE_URL: 'file:./runs.db' }, { databaseUrl: 'file:./runs.db' }],
    [{ DATABASE_URL: 'postgres://me:pw@db/runs' }, { databaseUrl: 'postgres://me:pw@db/runs' }],
    [{ DATABASE_URL: 'postgresql://db/runs' }, { databaseUrl: 'postgresql://db/runs' }],
    [{ JWT_SECRET: 's'.repeat(32) }, { jwtSecret: 's'.repeat(32) }],
    [{ STUDIO_URL: 'https://studio.example.org/' }, { studioUrl: 'https://studio.example.org' }],
    [
      { MEDIA_URL: 's3://key:s%2Fcret@s3.example.org/runs?region=eu-1' },
      { mediaUrl: 's3://key:s%2Fcret@s3.example.org/runs?region=eu-1' },
    ],
    [{ MEDIA_URL: 's3+http://key:secret@store:9000/runs' }, { mediaUrl: 's3+http://key:secret@store:9000/runs' }],
    [{ MAIL_URL: 'smtp://me:p%40ss@mail.example.org:587' }, { mailUrl: 'smtp://me:p%40ss@mail.example.org:587' }],
    [{ MAIL_URL: 'smtps://mail.example.org' }, { mailUrl: 'smtps://mail.example.org' }],
    [{ MAIL_FROM: 'runs@example.org' }, { mailFrom: 'runs@example.org' }],
    [{ MAIL_FROM: 'Schöne Runs <runs@example.org>' }, { mailFrom: 'Schöne Runs <runs@example.org>' }],
    [{ PLAYER_URL: 'https://play.example.org' }, { mailFrom: 'Puzzle Runs <no-reply@play.example.org>' }],
    [{ OWNER_EMAILS: 'Ada@Example.org, jürgen@müller.de,' }, { ownerEmails: ['ada@example.org', 'jürgen@müller.de'] }],
    [{ MAP_TILES: 'off' }, { mapTiles: 'off' }],
    [{ MAP_TILES: '/data/germany.pmtiles' }, { mapTiles: '/data/germany.pmtiles' }],
    [{ MAP_TILES: 'https://a.example.org/{z}/{x}/{y}?key=1' }, { mapTiles: 'https://a.example.org/{z}/{x}/{y}?key=1' }],
    [{ MAP_TILES: 'https://a.example.org/tiles.json' }, { mapTiles: 'https://a.example.org/tiles.json' }],
    [{ MAP_CACHE_MB: '500' }, { mapCacheMb: 500 }],
    [
      { MAP_STYLE_URL: 'https://tiles.example.org/style.json' },
      { mapStyleUrl: 'https://tiles.example.org/style.json' },
    ],
    [
      { MAP_HOSTS: 'https://a.example.org/, https://*.b.org:8443,' },
      { mapHosts: ['https://a.example.org', 'https://*.b.org:8443'] },
    ],
    [{ STUDIO_PORT: '0' }, { studioPort: 0 }],
    [{ PROVIDER_NAME: 'Ada Lovelace & Söhne' }, { providerName: 'Ada Lovelace & Söhne' }],
    [{ PROVIDER_ADDRESS: 'Am Markt 1 | 93047 Regensburg|' }, { providerAddress: ['Am Markt 1', '93047 Regensburg'] }],
    [
      { PROVIDER_ADDRESS: 'Am Markt 1\\n93047 Regensburg\nBayern' },
      { providerAddress: ['Am Markt 1', '93047 Regensburg', 'Bayern'] },
    ],
    [{ PROVIDER_EMAIL: ' Post@Example.org' }, { providerEmail: 'post@example.org' }],
    [{ GEOCODER_URL: 'https://geo.example.org/search' }, { geocoderUrl: 'https://geo.example.org/search' }],
    [{ DEMO: '0' }, { demo: false }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: 'off' }],
    [{ TRUST_PROXY: '0' }, { trustProxy: 0 }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [
      { TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1,' },
      { trustProxy: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'] },
    ],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%o', (env, part) => {
    expect(readConfig(env)).toMatchObject(part);
  });
});

describe('refuses a wrong setting', () => {
  test.each([
    ['HOST', 'my host'],
    ['HOST', '[example.org]'],
    ['HOST', 'localhost:3000'],
    ['HOST', 'http://localhost'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['PLAYER_URL', 'play.example.org'],
    ['PLAYER_URL', 'https://example.org/play'],
    ['PLAYER_URL', 'ftp://example.org'],
    ['PLAYER_URL', 'http://::1:3000'],
    ['PLAYER_URL', 'https://me@example.org'],
    ['PLAYER_URL', 'https://*.example.org'],
    ['PLAYER_URL', 'https://example.org?x'],
    ['PLAYER_URL', 'https://example.org:99999'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'file:'],
    ['WORKERS', '0'],
    ['DATABASE_WRITERS', '0'],
    ['VALKEY_URL', 'http://store:6379'],
    ['JWT_SECRET', 'too short'],
    ['STUDIO_URL', 'studio.example.org'],
    ['MEDIA_URL', 's3://s3.example.org/runs'],
    ['MEDIA_URL', 's3://key:secret@s3.example.org'],
    ['MEDIA_URL', 'https://key:secret@s3.example.org/runs'],
    ['MAIL_URL', 'http://mail.example.org'],
    ['MAIL_URL', 'mail.example.org:25'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.org\nbcc: b@example.org'],
    ['OWNER_EMAILS', 'ada@example.org; eve@example.org'],
    ['STUDIO_PORT', '65536'],
    ['PROVIDER_NAME', 'Ada\nBcc: eve@example.org'],
    ['PROVIDER_NAME', 'x'.repeat(201)],
    ['PROVIDER_ADDRESS', 'a|'.repeat(11)],
    ['PROVIDER_EMAIL', 'Ada <ada@example.org>'],
    ['MAP_TILES', 'on'],
    ['MAP_TILES', '/data/germany.mbtiles'],
    ['MAP_TILES', 'ftp://example.org/germany.pmtiles'],
    ['MAP_TILES', 'https://a.example.org/{z}/{x}'],
    ['MAP_TILES', 'https://{s}.example.org/{z}/{x}/{y}'],
    ['MAP_CACHE_MB', '0'],
    ['MAP_STYLE_URL', 'javascript:alert(1)'],
    ['MAP_HOSTS', "https://a.org; script-src 'unsafe-inline'"],
    ['MAP_HOSTS', 'https://a.org;script-src'],
    ['GEOCODER_URL', 'geo.example.org'],
    ['DEMO', 'yes'],
    ['RATE_LIMIT', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '21'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,10.0.0'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['TRUST_PROXY', '10.0.0.1:80'],
    ['TRUST_PROXY', ','],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be `));
  });

  test.each([
    ['DATABASE_URL', 'postgres://me:a/SECRET@db/runs'],
    ['DATABASE_URL', 'postgres://me:12/SECRET@db/runs'],
    ['DATABASE_URL', 'postgres://me:a#SECRET@db/runs'],
    ['DATABASE_URL', 'postgres://me:a?SECRET@db/runs'],
    ['DATABASE_URL', 'postgresql://me:SECRET%@db/runs'],
    ['DATABASE_URL', 'postgres://me:SECRET%zz@db/runs'],
    ['DATABASE_URL', 'postgres://me:SECRET%E4@db/runs'],
    ['DATABASE_URL', 'postgres://me:SECRET@db:99999/runs'],
    ['DATABASE_DIRECT_URL', 'postgres://me:a/SECRET@db/runs'],
    ['VALKEY_URL', 'redis://:a/SECRET@store'],
    ['VALKEY_URL', 'redis://:12/SECRET@store'],
    ['VALKEY_URL', 'redis://:12#SECRET@store'],
    ['VALKEY_URL', 'redis://:SECRET%@store'],
    ['MAIL_URL', 'smtp://me@example.org:a#SECRET@mail.example.org'],
    ['MAIL_URL', 'smtp://me@example.org:12/SECRET@mail.example.org'],
    ['MAIL_URL', 'smtps://me:SECRET%@mail.example.org'],
    ['MEDIA_URL', 's3://key:a/SECRET@s3.example.org/runs'],
    ['MEDIA_URL', 's3://key:a#SECRET@s3.example.org/runs'],
    ['MEDIA_URL', 's3://key:a:SECRET@s3.example.org/runs'],
    ['MEDIA_URL', 's3://key:SECRET%@s3.example.org/runs'],
  ])('%s=%s, and says how to write the signs without repeating the password', (name, value) => {
    const [sentence = ''] = wrongOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .*% as %25, / as %2F, \\? as %3F, # as %23, @ as %40`));
    expect(sentence).not.toContain('SECRET');
  });

  test('refuses the same port for both sites, except port 0', () => {
    expect(wrongOf({ PORT: '3001' })).toEqual(['STUDIO_PORT must be a different port than PORT']);
    expect(wrongOf({ PORT: '0', STUDIO_PORT: '0' })).toEqual([]);
  });

  test('names all wrong settings in one list', () => {
    const env = { PORT: 'x', DEMO: 'x', JWT_SECRET: 'x', LOG_LEVEL: 'x' };
    expect(wrongOf(env)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'JWT_SECRET must be at least 32 characters',
      'DEMO must be 0 or 1',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ]);
  });

  test('does not repeat the value, which may be a secret', () => {
    const env = Object.fromEntries(Object.values(settings).map(({ env }) => [env, 'a secret']));
    expect(wrongOf(env).join()).not.toContain('a secret');
  });
});

test('every setting has a unique name and one sentence', () => {
  const all = Object.values(settings);
  expect(new Set(all.map(({ env }) => env)).size).toBe(all.length);
  for (const { env, doc } of all) {
    expect(env).toMatch(/^[A-Z_]+$/);
    expect(doc, env).toMatch(/^\S.*\.$/);
  }
});

function wrongOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.wrong;
    throw error;
  }
  return [];
}
