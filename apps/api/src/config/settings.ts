import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { z } from 'zod';
import {
  ENCODED,
  isMapSource,
  isTimeZone,
  line,
  listenHost,
  oneOrZero,
  origin,
  originPattern,
  postgresAddress,
  proxies,
  sender,
  serverAddress,
  webAddress,
  whole,
} from './setting-schemas.ts';

export interface Setting {
  /** Name of the environment variable. */
  readonly env: string;
  /** One sentence for docs/settings.md. */
  readonly doc: string;
  /** What the schema accepts, in words. Error messages contain only this, never the value, which may be a secret. */
  readonly expects: string;
  /** Default, written as in the environment. */
  readonly default?: string;
  /** Environment text → value for the program; receives null when the variable is not set and has no default. */
  readonly schema: z.ZodType;
}

/** Every setting, in the order of docs/settings.md, which is generated from this list. */
export const settings = {
  host: {
    env: 'HOST',
    doc: 'Network address the process listens on; all of IPv4 and IPv6 when not set.',
    expects: 'a host name or an IP address',
    schema: listenHost.nullable(),
  },
  port: {
    env: 'PORT',
    doc: 'Port of the player site and the API; 0 picks a free port.',
    expects: 'a whole number from 0 to 65535',
    default: '3000',
    schema: whole(0, 65_535),
  },
  playerUrl: {
    env: 'PLAYER_URL',
    doc: 'Public origin of the player site for links and QR codes; `http://localhost:PORT` when not set.',
    expects: 'an origin such as https://play.example.org, without a path',
    schema: origin.nullable(),
  },
  studioPort: {
    env: 'STUDIO_PORT',
    doc: 'Port of the studio, which also serves the API; 0 picks a free port.',
    expects: 'a whole number from 0 to 65535',
    default: '3001',
    schema: whole(0, 65_535),
  },
  studioUrl: {
    env: 'STUDIO_URL',
    doc: 'Public origin of the studio for links in mails; `http://localhost:STUDIO_PORT` when not set.',
    expects: 'an origin such as https://studio.example.org, without a path',
    schema: origin.nullable(),
  },
  dataDir: {
    env: 'DATA_DIR',
    doc:
      'Folder for all persistent data: the SQLite database, uploaded files, the generated secret, and mails while ' +
      '`MAIL_URL` is not set.',
    expects: 'a folder',
    default: './data',
    schema: z.string(),
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    doc: '`postgres://…` for PostgreSQL or `file:…` for a SQLite file; `puzzle-runs.db` in `DATA_DIR` when not set.',
    expects: `file:… or postgres://user:password@host:5432/name, ${ENCODED}`,
    schema: z.union([z.string().regex(/^file:.+$/), postgresAddress]).nullable(),
  },
  databaseDirectUrl: {
    env: 'DATABASE_DIRECT_URL',
    doc:
      'Address of the PostgreSQL server itself, for migrations and live events, when `DATABASE_URL` names a pooler ' +
      'such as PgBouncer in transaction mode.',
    expects: `postgres://user:password@host:5432/name, ${ENCODED}`,
    schema: postgresAddress.nullable(),
  },
  databasePrepared: {
    env: 'DATABASE_PREPARED',
    doc: '`off` uses no named prepared statements, for PgBouncer before 1.21.',
    expects: 'on or off',
    default: 'on',
    schema: z.enum(['on', 'off']).transform((value) => value === 'on'),
  },
  databaseWriters: {
    env: 'DATABASE_WRITERS',
    doc: 'Connections to PostgreSQL for writing, per process.',
    expects: 'a whole number from 1 to 500',
    default: '10',
    schema: whole(1, 500),
  },
  databaseReaders: {
    env: 'DATABASE_READERS',
    doc: 'Connections to PostgreSQL for reading, per process.',
    expects: 'a whole number from 1 to 500',
    default: '5',
    schema: whole(1, 500),
  },
  workers: {
    env: 'WORKERS',
    doc:
      'Processes that serve requests on the same ports, with PostgreSQL only; a further one runs the jobs and ' +
      'replaces those that die.',
    expects: 'a whole number from 1 to 64',
    default: '1',
    schema: whole(1, 64),
  },
  valkeyUrl: {
    env: 'VALKEY_URL',
    doc:
      'Valkey or Redis server that several processes share, `redis://…` (`rediss://…` with TLS), for rate limits ' +
      'and live events; each process counts for itself and PostgreSQL carries the events when not set.',
    expects: `redis://user:password@host:6379 or rediss://…, ${ENCODED}`,
    schema: serverAddress(/^rediss?:\/\/./).nullable(),
  },
  jwtSecret: {
    env: 'JWT_SECRET',
    doc:
      'Secret that signs the tokens, at least 32 characters; generated and stored in `DATA_DIR` (mode 600) when ' +
      'not set.',
    expects: 'at least 32 characters',
    schema: z.string().min(32).nullable(),
  },
  mediaUrl: {
    env: 'MEDIA_URL',
    doc:
      'S3-compatible store for uploaded files, `s3://key:secret@host/bucket` (`s3+http://…` without TLS, ' +
      '`?region=…` if the store needs a region); pictures are stored in `DATA_DIR/media` when not set.',
    expects: `s3://key:secret@host/bucket, ${ENCODED.replace('user and password', 'key and secret')}`,
    schema: serverAddress(/^s3(\+http)?:\/\/[^\s:/@?#]+:[^\s:/@?#]+@[^\s/?#@]+\/[\w.-]+(\?region=[\w-]+)?$/).nullable(),
  },
  foreignPictures: {
    env: 'FOREIGN_PICTURES',
    doc:
      'Whether the server fetches pictures of other web hosts that creators name: `public` from public addresses, ' +
      '`any` from addresses of the local network, too, `off` none. Browsers of players never contact such a host.',
    expects: 'public, any or off',
    default: 'public',
    schema: z.enum(['public', 'any', 'off']),
  },
  renderedPages: {
    env: 'RENDERED_PAGES',
    doc:
      'Whether the start page, the list of runs and a run arrive drawn by the server: `on` or `off`. Drawn pages ' +
      'show a second earlier on slow phones; rendering a page takes 7 ms once per change.',
    expects: 'on or off',
    default: 'on',
    schema: z.enum(['on', 'off']),
  },
  mailUrl: {
    env: 'MAIL_URL',
    doc:
      'Mail server, `smtp://user:password@host:587` or `smtps://…`; mails are written to `DATA_DIR/outbox` as ' +
      '`.eml` files when not set.',
    expects: `smtp://user:password@host:587 or smtps://…, ${ENCODED}`,
    schema: serverAddress(/^smtps?:\/\/./).nullable(),
  },
  mailFrom: {
    env: 'MAIL_FROM',
    doc: 'Sender of all mails, `address` or `Name <address>`; `no-reply` at the host of `PLAYER_URL` when not set.',
    expects: 'an address, or Name <address>',
    schema: sender.nullable(),
  },
  ownerEmails: {
    env: 'OWNER_EMAILS',
    doc: 'E-mail addresses of the owners of this installation, separated by commas.',
    expects: 'e-mail addresses, separated by commas',
    default: '',
    schema: z
      .string()
      .transform((list) => list.split(',').flatMap((part) => normalizeEmail(part) || []))
      .pipe(z.array(z.string().refine(isEmail))),
  },
  providerName: {
    env: 'PROVIDER_NAME',
    doc: 'Name of the provider (a person or a company) for the legal pages.',
    expects: 'a name of at most 200 characters, in one line',
    schema: line(200).nullable(),
  },
  providerAddress: {
    env: 'PROVIDER_ADDRESS',
    doc: 'Postal address of the provider, lines separated by `|`.',
    expects: 'at most ten lines of at most 200 characters, separated by |',
    default: '',
    schema: z
      .string()
      .transform((lines) => lines.split(/\||\r?\n|\\n/).flatMap((part) => part.trim() || []))
      .pipe(z.array(line(200)).max(10)),
  },
  providerEmail: {
    env: 'PROVIDER_EMAIL',
    doc:
      'E-mail address of the provider, which receives the contact form; without it, the first of `OWNER_EMAILS`, ' +
      'then the address of `MAIL_FROM`.',
    expects: 'an e-mail address',
    schema: z.string().transform(normalizeEmail).refine(isEmail).nullable(),
  },
  mapTiles: {
    env: 'MAP_TILES',
    doc:
      'Source of the street map in the Shortbread schema: an address with `{z}`, `{x}` and `{y}`, the address of a ' +
      'TileJSON, the path or address of a `.pmtiles` archive, or `off` for the outline of Germany only. Only the ' +
      'server contacts it; browsers contact the server.',
    expects:
      'an address with {z}, {x} and {y}, the address of a TileJSON, the path or address of a .pmtiles archive, or off',
    default: 'https://tiles.versatiles.org/tiles/osm/{z}/{x}/{y}',
    schema: z.string().refine(isMapSource),
  },
  mapCacheMb: {
    env: 'MAP_CACHE_MB',
    doc:
      'Largest size of the tile cache in `DATA_DIR/map`, in megabytes; the tiles unused for the longest time are ' +
      'deleted.',
    expects: 'a whole number from 1 to 1000000',
    default: '2000',
    schema: whole(1, 1_000_000),
  },
  mapStyleUrl: {
    env: 'MAP_STYLE_URL',
    doc: 'Address of a MapLibre style, which browsers load instead of the street map of `MAP_TILES`.',
    expects: 'an http(s) address',
    schema: webAddress.nullable(),
  },
  mapHosts: {
    env: 'MAP_HOSTS',
    doc: 'Further origins from which browsers may load map tiles, glyphs and sprites, separated by commas.',
    expects: 'origins such as https://tiles.example.org, separated by commas',
    default: '',
    schema: z
      .string()
      .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
      .pipe(z.array(originPattern)),
  },
  geocoderUrl: {
    env: 'GEOCODER_URL',
    doc:
      'Search address of a Nominatim-compatible geocoder for postal codes missing from the built-in table and for ' +
      'the pins of addresses that creators enter; no geocoder when not set.',
    expects: 'an http(s) address',
    schema: webAddress.nullable(),
  },
  demo: {
    env: 'DEMO',
    doc: '`1` fills an empty database with the demo runs, `0` does not.',
    expects: '0 or 1',
    default: '1',
    schema: oneOrZero,
  },
  rateLimit: {
    env: 'RATE_LIMIT',
    doc: '`off` removes all rate limits, for load tests on one machine.',
    expects: 'on or off',
    default: 'on',
    schema: z.enum(['on', 'off']),
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    doc:
      'Proxies in front of the server, which write the visitor’s address into `X-Forwarded-For`: their number, or ' +
      'a list of their addresses and networks such as `10.0.0.0/8`, separated by commas; `0` for none.',
    expects: 'a number of proxies from 0 to 20, or IP addresses and networks such as 10.0.0.0/8, separated by commas',
    default: '0',
    schema: proxies,
  },
  timeZone: {
    env: 'TIME_ZONE',
    doc:
      'Time zone in which insights count days, such as `Europe/Berlin`. After a change, the days of earlier games ' +
      'follow within a day.',
    expects: 'the name of a time zone such as Europe/Berlin',
    default: 'Europe/Berlin',
    schema: z.string().refine(isTimeZone),
  },
  logLevel: {
    env: 'LOG_LEVEL',
    doc: 'Lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    expects: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
} as const satisfies Record<string, Setting>;
