import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import { RATING_MAX, RATING_MIN } from '@puzzle-runs/domain/insights/feedback.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { explorationFacts, playableLanguage } from './exploration-facts.ts';
import { failures } from './failures.ts';
import {
  codeFilter,
  codeFlag,
  contentLanguageQuery,
  coordinate,
  explorationCode,
  id,
  idParam,
  page,
  paging,
  postalCodes,
  text,
} from './shared.ts';
import { runToken } from './token-headers.ts';

const c = initContract();

/** An exploration as visitors see it: without its code, pois and tasks. */
export const publicExploration = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    code: codeFlag,
    /** Only of an exploration that only its link finds. */
    visibility: z.literal('link').optional(),
    postal_code: z.string(),
    PostalCodeCoordinate: coordinate.nullable(),
    /** Mean of all ratings; 0 without ratings. */
    rating: z.number(),
    ratings: z.int(),
    poi_count: z.int(),
    task_count: z.int(),
    pointsToEarn: z.int(),
    /** Language of the source (BCP 47). */
    lang: z.string(),
    /** Language of the description, if it differs from `lang`. */
    description_lang: z.string().optional(),
    /** Languages that players may choose, the source first; only if there are several. */
    languages: z.array(playableLanguage).optional(),
    /** How long it takes; null when unknown. */
    minutes: z.int().nullable(),
    /** Only with `name`. */
    Facts: explorationFacts.optional(),
  })
  .meta({ id: 'PublicExploration' });

/** A postal code on the map and its number of explorations or battles. */
export const marker = z
  .object({
    postal_code: z.string(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    count: z.int(),
  })
  .meta({ id: 'Marker' });

/**
 * Filters that lists and maps share. `name` is a slug, `search` matches names of explorations, places, and descriptions
 * in the languages that an exploration offers besides its own.
 */
export const listFilters = {
  name: text(200).optional(),
  search: text(100).optional(),
  code: codeFilter,
  postal_code: postalCodes.optional(),
};

/** Filters of explorations. */
const explorationFilters = {
  ...listFilters,
  /** A language in which the exploration can be played. A region does not count: `en` finds `en-GB`. */
  language: text(LANGUAGE_TAG_MAX).optional(),
};

export const explorations = c.router({
  list: {
    method: 'GET',
    path: '/explorations',
    summary: 'List public explorations',
    description:
      'Returns published explorations, best rated first. Filter by slug, text, code, postal code or a `language` in ' +
      'which players can play them; `languages` are those that published explorations have. With `name` (a slug), ' +
      '`Facts` tells what visitors learn before joining. `lang` decides the language of the description, then ' +
      '`Accept-Language`, then the source. One that only its link finds is returned for its `name` with its key as ' +
      '`exploration_code`.',
    query: z.object({
      ...explorationFilters,
      exploration_code: explorationCode.optional(),
      ...contentLanguageQuery,
      ...paging,
    }),
    responses: {
      ...failures('invalid_request'),
      200: page(publicExploration)
        .extend({ languages: z.array(playableLanguage) })
        .meta({ id: 'PublicExplorationList' }),
    },
  },
  markers: {
    method: 'GET',
    path: '/explorations/markers',
    summary: 'Count public explorations per postal code',
    description: 'Returns one marker for each postal code, for a map. Takes the same filters as the list.',
    query: z.object(explorationFilters),
    responses: { ...failures('invalid_request'), 200: page(marker) },
  },
  zip: {
    method: 'GET',
    path: '/explorations/zip',
    summary: 'Find the coordinates of a postal code',
    description:
      'Looks the code up in the built-in table, then in the configured geocoder. An unknown code returns an empty ' +
      'list.',
    query: z.object({ code: text(20) }),
    responses: { ...failures('invalid_request', 'rate_limited'), 200: page(coordinate) },
  },
  rate: {
    method: 'PUT',
    path: '/explorations/:id/rating',
    summary: 'Rate a finished exploration from 1 to 5',
    description:
      'Only players who have solved all tasks may rate. A second rating of the same participation replaces the first.',
    pathParams: z.object({ id: idParam }),
    headers: runToken,
    body: z.object({ rating: z.int().min(RATING_MIN).max(RATING_MAX) }).meta({ id: 'NewRating' }),
    responses: {
      ...failures('forbidden', 'invalid_request', 'unauthorized'),
      200: z.object({ rating: z.int() }).meta({ id: 'Rating' }),
    },
  },
});

export type PublicExploration = z.infer<typeof publicExploration>;
export type Marker = z.infer<typeof marker>;
