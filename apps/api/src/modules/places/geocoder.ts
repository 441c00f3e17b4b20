import { z } from 'zod';
import type { FoundPlace } from './places.repository.ts';

/** Finds a German postal code by name; at most two places, for one is shown and two are already ambiguous. */
export interface Geocoder {
  search(postalCode: string): Promise<FoundPlace[]>;
}

interface GeocoderLimits {
  /** How long one question may take. */
  timeoutMs: number;
  /** Between two questions: public Nominatim servers allow one a second for a whole application. */
  pauseMs: number;
  /** How many codes may wait for their turn; more are not asked for. */
  waiting: number;
}

const LIMITS: GeocoderLimits = { timeoutMs: 4_000, pauseMs: 1_000, waiting: 10 };

const degrees = z.union([z.string(), z.number()]).pipe(z.coerce.number<string | number>());
const answer = z.array(z.object({ lat: degrees, lon: degrees, display_name: z.string() }));

/** A Nominatim-compatible search address, asked for one code at a time and for each code once, however many want to know. */
export function nominatim(address: string, limits: Partial<GeocoderLimits> = {}): Geocoder {
  const { timeoutMs, pauseMs, waiting } = { ...LIMITS, ...limits };
  const pending = new Map<string, Promise<FoundPlace[]>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(postalCode: string): Promise<FoundPlace[]> {
    const url = new URL(address);
    url.search = new URLSearchParams({
      format: 'jsonv2',
      countrycodes: 'de',
      limit: '2',
      'accept-language': 'de',
      postalcode: postalCode,
    }).toString();
    const response = await fetch(url, {
      headers: { 'user-agent': 'puzzle-runs (self-hosted)' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`geocoder answered ${response.status}`);
    const found = answer.parse(await response.json());
    return found
      .slice(0, 2)
      .map(({ lat, lon, display_name }) => ({ name: storable(display_name), latitude: lat, longitude: lon }));
  }

  function askInTurn(postalCode: string): Promise<FoundPlace[]> {
    const asked = turn.then(() => ask(postalCode)).finally(() => pending.delete(postalCode));
    turn = asked.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, pauseMs).unref()));
    pending.set(postalCode, asked);
    return asked;
  }

  return {
    async search(postalCode) {
      const asked = pending.get(postalCode);
      if (asked) return asked;
      if (pending.size >= waiting) throw new Error('too many codes wait for the geocoder');
      return askInTurn(postalCode);
    },
  };
}

/** PostgreSQL can store neither NUL nor lone surrogates. */
function storable(name: string): string {
  return name.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
