import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

const nothingSet = {
  host: '0.0.0.0',
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
  trustProxy: false,
  logLevel: 'info',
};

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
    [{ PORT: '0' }, { port: 0 }],
    [{ PLAYER_URL: 'https://play.example.org/' }, { playerUrl: 'https://play.example.org' }],
    [{ PLAYER_URL: 'http://localhost:4000' }, { playerUrl: 'http://localhost:4000' }],
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
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%o', (env, part) => {
    expect(readConfig(env)).toMatchObject(part);
  });
});

describe('refuses a wrong setting', () => {
  test.each([
    ['HOST', 'my host'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['PLAYER_URL', 'play.example.org'],
    ['PLAYER_URL', 'https://example.org/play'],
    ['PLAYER_URL', 'ftp://example.org'],
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
    ['GEOCODER_URL', 'geo.example.org'],
    ['DEMO', 'yes'],
    ['RATE_LIMIT', '0'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be `));
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
