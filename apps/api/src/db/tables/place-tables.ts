import type { Columns } from '../columns.ts';

/** Key of the row of `place_counts` that counts all published runs; longer than any postal code. */
export const ALL_PLACES = 'everywhere';

/** Postal codes with their places, and what is counted or searched by place. */
export function definePlaceTables(c: Columns) {
  /**
   * Number of published runs per postal code and in total, so that
   * the map reads one row per place and the list's count one row.
   */
  const placeCounts = c.table('place_counts', {
    postalCode: c.text('postal_code').primaryKey(),
    withCode: c.int('with_code').notNull(),
    withoutCode: c.int('without_code').notNull(),
  });

  /** Search texts of runs; not made by drizzle-kit, because the dialects have different trigram indexes. */
  const explorationSearch = c.table('exploration_search', {
    rowid: c.int('rowid').notNull(),
    text: c.text('text').notNull(),
  });

  const postalCodes = c.table('postal_codes', {
    code: c.text('code').primaryKey(),
    name: c.text('name').notNull(),
    latitude: c.real('latitude').notNull(),
    longitude: c.real('longitude').notNull(),
  });

  /** Cached geocoder results for codes that `postal_codes` lacks. */
  const geocodedCodes = c.table('geocoded_codes', {
    code: c.text('code').primaryKey(),
    places: c.json<{ name: string; latitude: number; longitude: number }[]>('places').notNull(),
    askedAt: c.time('asked_at').notNull(),
  });

  return { placeCounts, explorationSearch, postalCodes, geocodedCodes };
}
