import { z } from 'zod';
import type { FoundPlace } from './places.repository.ts';

/** Finds a German postal code by name; at most two places, for one is shown and two are already ambiguous. */
export interface Geocoder {
  search(postalCode: string): Promise<FoundPlace[]>;
}

const TIMEOUT_MS = 4_000;
/** Public Nominatim servers allow one request a second for a whole application. */
const PAUSE_MS = 1_000;

const degrees = z.union([z.string(), z.number()]).pipe(z.coerce.number<string | number>());
const answer = z.array(z.object({ lat: degrees, lon: degrees, display_name: z.string() }));

/** A Nominatim-compatible search address, asked for one code at a time. */
export function nominatim(address: string): Geocoder {
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`geocoder answered ${response.status}`);
    const found = answer.parse(await response.json());
    return found
      .slice(0, 2)
      .map(({ lat, lon, display_name }) => ({ name: display_name.slice(0, 200), latitude: lat, longitude: lon }));
  }

  return {
    search(postalCode) {
      const asked = turn.then(() => ask(postalCode));
      turn = asked.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref()));
      return asked;
    },
  };
}
