import type { z } from 'zod';
import { mailDomainOf } from './setting-schemas.ts';
import { type Setting, settings } from './settings.ts';

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

/** Thrown for wrong settings. `message` lists them all and is printed at the start. */
export class ConfigError extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(['Invalid settings:', ...wrong.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
    this.wrong = wrong;
  }
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws {ConfigError} that names every wrong variable and what it accepts, never its value.
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
  if (read.port === read.studioPort && read.port) wrong.push('STUDIO_PORT must be a different port than PORT');
  if (wrong.length > 0) throw new ConfigError(wrong);
  const playerUrl = read.playerUrl ?? `http://localhost:${read.port}`;
  const studioUrl = read.studioUrl ?? `http://localhost:${read.studioPort}`;
  const mailFrom = read.mailFrom ?? `Puzzle Runs <no-reply@${mailDomainOf(playerUrl)}>`;
  return { ...read, playerUrl, studioUrl, mailFrom };
}
