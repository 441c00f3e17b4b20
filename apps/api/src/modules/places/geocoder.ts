import { z } from 'zod';
import type { FoundPlace } from './places.repository.ts';

export interface StreetAddress {
  /** With the number of the house. */
  street: string;
  postal_code: string;
  /** Town. */
  location: string;
}

/** Finds places in Germany. Returns at most two, because two are already ambiguous. */
export interface Geocoder {
  search(postalCode: string): Promise<FoundPlace[]>;
  searchAddress(address: StreetAddress): Promise<FoundPlace[]>;
}

interface GeocoderLimits {
  /** Timeout of one request. */
  timeoutMs: number;
  /** Pause between two requests: public Nominatim servers allow an application one request per second. */
  pauseMs: number;
  /** Maximum number of pending searches; further ones are rejected. */
  waiting: number;
}

const LIMITS: GeocoderLimits = { timeoutMs: 4_000, pauseMs: 1_000, waiting: 10 };

const degrees = z.union([z.string(), z.number()]).pipe(z.coerce.number<string | number>());
const answer = z.array(z.object({ lat: degrees, lon: degrees, display_name: z.string() }));

/**
 * Geocoder at a Nominatim-compatible search address. Sends one request
 * at a time; concurrent searches for the same address share a request.
 */
export function nominatim(address: string, limits: Partial<GeocoderLimits> = {}): Geocoder {
  const { timeoutMs, pauseMs, waiting } = { ...LIMITS, ...limits };
  const pending = new Map<string, Promise<FoundPlace[]>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(wanted: Record<string, string>): Promise<FoundPlace[]> {
    const url = new URL(address);
    url.search = new URLSearchParams({
      format: 'jsonv2',
      countrycodes: 'de',
      limit: '2',
      'accept-language': 'de',
      ...wanted,
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

  function askInTurn(key: string, wanted: Record<string, string>): Promise<FoundPlace[]> {
    const asked = turn.then(() => ask(wanted)).finally(() => pending.delete(key));
    turn = asked.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, pauseMs).unref()));
    pending.set(key, asked);
    return asked;
  }

  async function askOnce(wanted: Record<string, string>): Promise<FoundPlace[]> {
    const key = JSON.stringify(wanted);
    const asked = pending.get(key);
    if (asked) return asked;
    if (pending.size >= waiting) throw new Error('geocoder: too many pending requests');
    return askInTurn(key, wanted);
  }

  return {
    search: (postalCode) => askOnce({ postalcode: postalCode }),
    searchAddress: ({ street, postal_code, location }) => askOnce({ street, postalcode: postal_code, city: location }),
  };
}

/** PostgreSQL can store neither NUL nor lone surrogates. */
function storable(name: string): string {
  return name.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
