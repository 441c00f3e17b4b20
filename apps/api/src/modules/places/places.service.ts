import { readFile } from 'node:fs/promises';
import { isPostalCode } from '@puzzle-runs/domain/exploration/postal-code.ts';
import type { Db, Store } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { StreetAddress } from './geocoder.ts';
import {
  countPlaces,
  type FoundPlace,
  findGeocoded,
  findPlace,
  insertPlaces,
  saveGeocoded,
} from './places.repository.ts';

const TABLE = new URL('../../../assets/postal-codes.csv', import.meta.url);
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Finds a postal code: first in the built-in table, then in geocoder results of the last 30 days, then with the
 * geocoder. With zero or two places the sites show no map.
 */
export async function locatePostalCode(
  deps: Pick<Deps, 'store' | 'geocoder' | 'now' | 'log'>,
  code: string,
): Promise<{ count: number; rows: FoundPlace[] }> {
  const rows = isPostalCode(code) ? await placesOf(deps, code) : [];
  return { count: rows.length, rows };
}

async function placesOf({ store, geocoder, now, log }: Pick<Deps, 'store' | 'geocoder' | 'now' | 'log'>, code: string) {
  const own = await findPlace(store.db, code);
  if (own) return [own];
  const known = await findGeocoded(store.db, code);
  if (known && now().getTime() - known.askedAt.getTime() < KEPT_MS) return known.places;
  if (!geocoder) return [];
  try {
    const places = await geocoder.search(code);
    await store.transact((tx) => saveGeocoded(tx, code, places, now()));
    return places;
  } catch (error) {
    log.warn({ err: error }, 'geocoder request failed'); // the site shows a message instead of a map
    return known?.places ?? [];
  }
}

/**
 * The place of an address in a list; empty without a geocoder,
 * when it fails, and when the address is unknown or ambiguous.
 */
export async function locateAddress(
  { geocoder, log }: Pick<Deps, 'geocoder' | 'log'>,
  address: StreetAddress,
): Promise<{ count: number; rows: FoundPlace[] }> {
  const isComplete = address.street.trim() !== '' && isPostalCode(address.postal_code);
  if (!geocoder || !isComplete) return { count: 0, rows: [] };
  try {
    const rows = await geocoder.searchAddress(address);
    return rows.length === 1 ? { count: 1, rows } : { count: 0, rows: [] };
  } catch (error) {
    log.warn({ err: error }, 'geocoder request failed'); // creators set the pin by hand
    return { count: 0, rows: [] };
  }
}

/** Whether the built-in table knows a postal code; only then a run has a place on the map. */
export async function isKnownPostalCode(db: Db, code: string): Promise<boolean> {
  return (await findPlace(db, code)) !== undefined;
}

/** Fills the table of postal codes if it is empty. */
export async function importPostalCodesOnce(store: Store): Promise<void> {
  if ((await countPlaces(store.db)) > 0) return;
  const [, ...lines] = (await readFile(TABLE, 'utf8')).trim().split('\n');
  const places = lines.map((line) => {
    const [code = '', name = '', latitude, longitude] = line.split(';');
    return { code, name: name.replace(/^"|"$/g, ''), latitude: Number(latitude), longitude: Number(longitude) };
  });
  await store.transact((tx) => insertPlaces(tx, places), { long: true });
}
