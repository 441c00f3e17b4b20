import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { runToken } from './headers.ts';
import { codeFilter, codeFlag, coordinate, failures, id, idParam, page, paging, postalCodes, text } from './shared.ts';

const c = initContract();

/** A run as visitors see it: never its code, its spots or its quests. */
export const publicExploration = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  code: codeFlag,
  postal_code: z.string(),
  PostalCodeCoordinate: coordinate.nullable(),
  /** Mean of the players' ratings, 0 when nobody rated. */
  rating: z.number(),
  ratings: z.int(),
  poi_count: z.int(),
  task_count: z.int(),
  pointsToEarn: z.int(),
});

/** One postal code on the map and the number of runs (or battles) there. */
export const marker = z.object({
  postal_code: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});

/** Filters that lists and their maps share; `name` is the slug, `search` looks in run and place names. */
export const listFilters = {
  name: text(200).optional(),
  search: text(100).optional(),
  code: codeFilter,
  postal_code: postalCodes.optional(),
};

export const explorations = c.router({
  list: {
    method: 'GET',
    path: '/explorations',
    summary: 'Public runs, best rated first',
    query: z.object({ ...listFilters, ...paging }),
    responses: { ...failures, 200: page(publicExploration) },
  },
  markers: {
    method: 'GET',
    path: '/explorations/markers',
    summary: 'Public runs counted per postal code, for the map',
    query: z.object(listFilters),
    responses: { ...failures, 200: page(marker) },
  },
  zip: {
    method: 'GET',
    path: '/explorations/zip',
    summary: 'Where a postal code is: from the own table, else from the configured geocoder',
    query: z.object({ code: text(20) }),
    responses: { ...failures, 200: page(coordinate) },
  },
  rate: {
    method: 'PUT',
    path: '/explorations/:id/rating',
    summary: 'Rate a finished run from one to five, once per participation; rating again replaces it',
    pathParams: z.object({ id: idParam }),
    headers: runToken,
    body: z.object({ rating: z.int().min(1).max(5) }),
    responses: { ...failures, 200: z.object({ rating: z.int() }) },
  },
});

export type PublicExploration = z.infer<typeof publicExploration>;
export type Marker = z.infer<typeof marker>;
