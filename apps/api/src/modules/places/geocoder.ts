import { z } from 'zod';
import type { FoundPlace } from './places.repository.ts';

/** Finds the places of a German postal code. Returns at most two, because two are already ambiguous. */
export interface Geocoder {
  search(postalCode: string): Promise<FoundPlace[]>;
}

interface GeocoderLimits {
  /** Timeout of one request. */
  timeoutMs: number;
  /** Pause between two requests: public Nominatim servers allow an application one request per second. */
  pauseMs: number;
  /** Maximum number of pending codes; further searches are rejected. */
  waiting: number;
}

const LIMITS: GeocoderLimits = { timeoutMs: 4_000, pauseMs: 1_000, waiting: 10 };

const degrees = z.union([z.string(), z.number()]).pipe(z.coerce.number<string | number>());
const answer = z.array(z.object({ lat: degrees, lon: degrees, display_name: z.string() }));

/** Geocoder at a Nominatim-compatible search address. Sends one request at a time; concurrent searches for a code share a request. */
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
    if (!response.ok) throw new Error(`geocoder responded with status ${response.status}`);
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
      if (pending.size >= waiting) throw new Error('geocoder: too many pending codes');
      return askInTurn(postalCode);
    },
  };
}

/** PostgreSQL can store neither NUL nor lone surrogates. */
function storable(name: string): string {
  return name.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
