import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '#change-feed/change-feed.ts';
import type { Store } from '#db/store.ts';
import type { Guesses } from '#http/limits/guesses.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import type { Mailer } from '#mail/mail.ts';
import type { MediaStorage } from '#media-storage/media-storage.ts';
import type { MapTiles } from '#modules/map-tiles/map-tiles.ts';
import type { Geocoder } from '#modules/places/geocoder.ts';
import type { Valkey } from '#valkey/valkey.ts';
import type { Config } from './config/config.ts';

/** External dependencies of the app, passed in by main.ts and the tests; includes the clock and random ids. */
export interface Deps {
  readonly config: Config;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly changeFeed: ChangeFeed;
  /** Store that several processes share; null if not configured. */
  readonly valkey: Valkey | null;
  /** Counters of the rate limits, shared by both sites. */
  readonly rateLimits: RateLimits;
  /** Guesses of codes and passwords that run now, shared by both sites. */
  readonly guesses: Guesses;
  readonly geocoder: Geocoder | null;
  /** Null without a street map. */
  readonly mapTiles: MapTiles | null;
  /** Folder of the built player site. */
  readonly siteFolder: string;
  /** Folder of the built studio. */
  readonly studioFolder: string;
  readonly mailer: Mailer;
  readonly media: MediaStorage;
  /** Signs tokens; also the key of the shuffled orders. */
  readonly secret: string;
  readonly now: () => Date;
  /** A random UUID v4. */
  readonly newId: () => string;
}
