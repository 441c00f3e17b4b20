import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { z } from 'zod';

function whole(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);
}

/** `http(s)://host[:port]`, answered without a trailing slash. */
const origin = z
  .string()
  .regex(/^https?:\/\/[\w.*-]+(:\d+)?\/?$/i)
  .transform((value) => value.replace(/\/$/, ''));

/** `address` or `Name <address>`, in one line. */
const sender = z.string().regex(/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** Text in one line. */
function line(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}

const webAddress = z.url({ protocol: /^https?$/ });
const oneOrZero = z.enum(['0', '1']).transform((value) => value === '1');

interface Setting {
  /** Name of the environment variable. */
  readonly env: string;
  /** One sentence for the README. */
  readonly doc: string;
  /** What the schema accepts, in words; the whole reason a wrong value is answered with, so that no value is ever printed. */
  readonly expects: string;
  /** What counts when the variable is not set, written as it would stand in the environment. */
  readonly default?: string;
  /** From the text of the environment to the value the program uses; null where nothing is set and nothing is the default. */
  readonly schema: z.ZodType;
}

/** Every setting of the product, in the order of the README's table, which is printed from here. */
export const settings = {
  host: {
    env: 'HOST',
    doc: 'Network address the process listens on.',
    expects: 'a host name or an IP address',
    default: '0.0.0.0',
    schema: z.string().regex(/^\S+$/),
  },
  port: {
    env: 'PORT',
    doc: 'Port of the player site and of the API; 0 takes a free one.',
    expects: 'a whole number from 0 to 65535',
    default: '3000',
    schema: whole(0, 65_535),
  },
  playerUrl: {
    env: 'PLAYER_URL',
    doc: 'Public origin of the player site, used in links and QR codes; `http://localhost:PORT` when not set.',
    expects: 'an origin such as https://play.example.org, without a path',
    schema: origin.nullable(),
  },
  studioPort: {
    env: 'STUDIO_PORT',
    doc: 'Port of the studio, which has the API, too; 0 takes a free one.',
    expects: 'a whole number from 0 to 65535',
    default: '3001',
    schema: whole(0, 65_535),
  },
  studioUrl: {
    env: 'STUDIO_URL',
    doc: 'Public origin of the studio, used in links of mails; `http://localhost:STUDIO_PORT` when not set.',
    expects: 'an origin such as https://studio.example.org, without a path',
    schema: origin.nullable(),
  },
  dataDir: {
    env: 'DATA_DIR',
    doc: 'Folder of everything that must be kept: the SQLite database, uploaded pictures, the generated secret, and mails while `MAIL_URL` is not set.',
    expects: 'a folder',
    default: './data',
    schema: z.string(),
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    doc: '`postgres://…` for PostgreSQL, `file:…` for a SQLite file; `puzzle-runs.db` in `DATA_DIR` when not set.',
    expects: 'file:… or postgres://…',
    schema: z
      .string()
      .regex(/^(file:|postgres(ql)?:\/\/).+$/)
      .nullable(),
  },
  jwtSecret: {
    env: 'JWT_SECRET',
    doc: 'Secret that signs the tokens, at least 32 characters; generated and kept in `DATA_DIR` (mode 600) when not set.',
    expects: 'at least 32 characters',
    schema: z.string().min(32).nullable(),
  },
  mediaUrl: {
    env: 'MEDIA_URL',
    doc: 'S3-compatible store of uploaded pictures, `s3://key:secret@host/bucket` (`s3+http://…` without TLS, `?region=…` where it asks for one); they are in `DATA_DIR/media` when not set.',
    expects: 's3://key:secret@host/bucket',
    schema: z
      .string()
      .regex(/^s3(\+http)?:\/\/[^\s:/@]+:[^\s:/@]+@[\w.-]+(:\d+)?\/[\w.-]+(\?region=[\w-]+)?$/)
      .nullable(),
  },
  mailUrl: {
    env: 'MAIL_URL',
    doc: 'Mail server, `smtp://user:password@host:587` or `smtps://…`; mails become `.eml` files in `DATA_DIR/outbox` when not set.',
    expects: 'smtp://… or smtps://…',
    schema: z.url({ protocol: /^smtps?$/ }).nullable(),
  },
  mailFrom: {
    env: 'MAIL_FROM',
    doc: 'Sender of all mails, `Name <address>`; `no-reply` at the host of `PLAYER_URL` when not set.',
    expects: 'an address, or Name <address>',
    schema: sender.nullable(),
  },
  ownerEmails: {
    env: 'OWNER_EMAILS',
    doc: 'E-mail addresses of the accounts that run this installation, separated by commas.',
    expects: 'e-mail addresses, separated by commas',
    default: '',
    schema: z
      .string()
      .transform((list) => list.split(',').flatMap((part) => normalizeEmail(part) || []))
      .pipe(z.array(z.string().refine(isEmail))),
  },
  providerName: {
    env: 'PROVIDER_NAME',
    doc: 'Who runs this installation, for the legal pages: a person or a company.',
    expects: 'a name of at most 200 characters, in one line',
    schema: line(200).nullable(),
  },
  providerAddress: {
    env: 'PROVIDER_ADDRESS',
    doc: 'Postal address of the provider, its lines separated by `|`.',
    expects: 'at most ten lines of 200 characters, separated by |',
    default: '',
    schema: z
      .string()
      .transform((lines) => lines.split(/\||\r?\n|\\n/).flatMap((part) => part.trim() || []))
      .pipe(z.array(line(200)).max(10)),
  },
  providerEmail: {
    env: 'PROVIDER_EMAIL',
    doc: 'Where people write to; messages of the contact form go there, else to the first of `OWNER_EMAILS`, else to the address of `MAIL_FROM`.',
    expects: 'an e-mail address',
    schema: z.string().transform(normalizeEmail).refine(isEmail).nullable(),
  },
  mapStyleUrl: {
    env: 'MAP_STYLE_URL',
    doc: 'Address of a MapLibre style; the embedded outline of Germany when not set.',
    expects: 'an http(s) address',
    schema: webAddress.nullable(),
  },
  mapHosts: {
    env: 'MAP_HOSTS',
    doc: 'Further origins the browser may load map tiles, glyphs and sprites from, separated by commas.',
    expects: 'origins such as https://tiles.example.org, separated by commas',
    default: '',
    schema: z
      .string()
      .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
      .pipe(z.array(origin)),
  },
  geocoderUrl: {
    env: 'GEOCODER_URL',
    doc: 'Search address of a Nominatim-compatible geocoder for postal codes that the own table does not know; none when not set.',
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
    doc: '`off` lifts the limits on joining, answering and accounts, for load tests on one machine.',
    expects: 'on or off',
    default: 'on',
    schema: z.enum(['on', 'off']),
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    doc: '`1` takes the visitor’s address from `X-Forwarded-For`; only behind a proxy that sets it.',
    expects: '0 or 1',
    default: '0',
    schema: oneOrZero,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    doc: 'The least severe lines that are logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    expects: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
} as const satisfies Record<string, Setting>;

type Settings = typeof settings;
type Values = { -readonly [Key in keyof Settings]: z.output<Settings[Key]['schema']> };

export interface Config extends Readonly<Omit<Values, 'playerUrl' | 'studioUrl' | 'mailFrom'>> {
  /** Public origin of the player site, without a trailing slash. */
  readonly playerUrl: string;
  /** Public origin of the studio, without a trailing slash. */
  readonly studioUrl: string;
  /** `address` or `Name <address>`. */
  readonly mailFrom: string;
}

/** What of the environment cannot be used; `message` is the list to show to whoever starts the program. */
export class ConfigError extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(['These settings cannot be used:', ...wrong.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
    this.wrong = wrong;
  }
}

/**
 * The settings of this process; a variable that is empty counts as not set.
 * @throws {ConfigError} once, naming every wrong variable and what it should be, never its value.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [key, setting] of Object.entries<Setting>(settings)) {
    const result = setting.schema.safeParse(env[setting.env]?.trim() || (setting.default ?? null));
    if (result.success) values[key] = result.data;
    else wrong.push(`${setting.env} must be ${setting.expects}`);
  }
  const read = values as Values;
  if (read.port === read.studioPort && read.port) wrong.push('STUDIO_PORT must be another port than PORT');
  if (wrong.length > 0) throw new ConfigError(wrong);
  const playerUrl = read.playerUrl ?? `http://localhost:${read.port}`;
  const studioUrl = read.studioUrl ?? `http://localhost:${read.studioPort}`;
  const mailFrom = read.mailFrom ?? `Puzzle Runs <no-reply@${new URL(playerUrl).hostname}>`;
  return { ...read, playerUrl, studioUrl, mailFrom };
}
