import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { ADDRESS_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { CARRY_CODES, CHANGE_CODES, COPY_CODES, CREATION_CODES, failures } from '../failures.ts';
import { coordinatesLocation, locationType, playedAddress, unlockType } from '../poi.ts';
import { amount, coordinate, id, idParam, namedRecord, page, paging, submissionId, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { arrivalChange, managedArrival, managedTarget } from './arrival.ts';
import { managedConditions } from './condition.ts';
import { hintsBeside, managedHint } from './hint.ts';
import { adapted, deletedPart } from './input/input-fields.ts';
import { carriedPois, newPoi, poiChange } from './input/poi-input.ts';
import { locationChanges } from './poi-location.ts';
import { managedTask } from './task.ts';

const c = initContract();

export const managedPrerequisite = z
  .object({ id, unlock_type: unlockType, value: amount, updated_at: time })
  .meta({ id: 'ManagedPrerequisite' });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  position: z.int(),
  UnlockPrerequisites: z.array(managedPrerequisite),
  ...managedConditions,
  Exploration: namedRecord,
  /** Only with `show=task`. */
  Tasks: z.array(managedTask).optional(),
  task_count: z.int(),
  ...managedArrival,
  updated_at: time,
  /** Of a copy whose conditions named what was not copied: itself. */
  ...adapted,
});

/** A poi as its creator sees it. */
export const managedPoi = z
  .discriminatedUnion('location_type', [
    poiBase
      .extend({ location_type: z.literal('hint'), location: z.array(managedHint), ...managedTarget })
      .meta({ id: 'ManagedPoiHint' }),
    poiBase
      .extend({
        location_type: z.literal('address'),
        location: playedAddress,
        ...hintsBeside,
      })
      .meta({ id: 'ManagedPoiAddress' }),
    poiBase
      .extend({ location_type: z.literal('coordinates'), location: coordinatesLocation, ...hintsBeside })
      .meta({ id: 'ManagedPoiCoordinates' }),
  ])
  .meta({ id: 'ManagedPoi' });

/** A poi that can be copied into another exploration. */
const copyablePoi = z
  .object({
    id,
    name: z.string(),
    location_type: locationType,
    Exploration: z.object({ id, name: z.string() }),
  })
  .meta({ id: 'CopyablePoi' });

const ofPoi = z.object({ poi_id: idParam });
/** Pois that were copied or moved. */
const carriedPoiRows = z.object({ rows: z.array(managedPoi), ...adapted }).meta({ id: 'CarriedPois' });

export const managedPois = c.router({
  list: {
    method: 'GET',
    path: '/management/pois',
    summary: 'List the pois of an own exploration',
    description:
      'Returns the pois in playing order. With `name`, only the one with this slug; with `show=task`, their tasks ' +
      'as well.',
    headers: sessionToken,
    query: z.object({
      /** Slug of the exploration. */
      exploration_name: text(NAME_MAX),
      name: text(NAME_MAX).optional(),
      order: z.enum(['position.asc', 'position.desc']).default('position.asc'),
      show: z.enum(['task']).optional(),
      ...paging,
    }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(managedPoi) },
  },
  locateAddress: {
    method: 'GET',
    path: '/management/places',
    summary: 'Find the place of an address',
    description:
      'Asks the configured geocoder for the place of a street, to propose the pin of an address. Without a ' +
      'geocoder, or for an unknown address, the list is empty.',
    headers: sessionToken,
    query: z.object({
      street: text(ADDRESS_MAX),
      postal_code: text(POSTAL_CODE_LENGTH),
      location: text(ADDRESS_MAX),
    }),
    responses: { ...failures('invalid_request', 'unauthorized', 'rate_limited'), 200: page(coordinate) },
  },
  listQuick: {
    method: 'GET',
    path: '/management/pois/quick',
    summary: 'List pois for copying',
    description: 'Returns the pois of all published explorations. Only for accounts of the group `owner`.',
    headers: sessionToken,
    query: z.object({
      exploration_id: idParam.optional(),
      /** Matches names of explorations and pois. */
      search: text(100).optional(),
      ...paging,
    }),
    responses: { ...failures('invalid_request', 'unauthorized', 'forbidden'), 200: page(copyablePoi) },
  },
  copyQuick: {
    method: 'POST',
    path: '/management/pois/quick',
    summary: 'Copy a poi into an own exploration',
    description:
      'Adds the poi with its tasks and hints at the end. If conditions lose names of what is not copied with it, it ' +
      'is in `adapted`. Only for accounts of the group `owner`.',
    headers: sessionToken,
    body: z
      .object({
        /** Slug of the own exploration that receives the copy. */
        target_name: text(NAME_MAX),
        /** Exploration of the original poi. */
        exploration_id: id,
        poi_id: id,
        submission_id: submissionId,
      })
      .meta({ id: 'PoiCopy' }),
    responses: {
      ...failures(...COPY_CODES, 'forbidden'),
      200: managedPoi,
    },
  },
  copy: {
    method: 'POST',
    path: '/pois/copies',
    summary: 'Copy own pois within an exploration or into another one',
    description:
      'The copies have hints, prerequisites, tasks and texts of the originals. A name that is taken gets a number. ' +
      'Conditions name the copies of what is copied with them; in another exploration, other names are dropped.',
    headers: sessionToken,
    body: carriedPois.meta({ id: 'PoiCopies' }),
    responses: { ...failures(...CARRY_CODES), 200: carriedPoiRows },
  },
  move: {
    method: 'POST',
    path: '/pois/moves',
    summary: 'Move own pois within an exploration or into another one',
    description:
      'Within an exploration, players keep what they have solved. In another exploration the pois are new: players ' +
      'of the first one keep the points they earned there, as when a poi is deleted.',
    headers: sessionToken,
    body: carriedPois.meta({ id: 'PoiMoves' }),
    responses: { ...failures(...CARRY_CODES), 200: carriedPoiRows },
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/order',
    summary: 'Reorder the pois of an exploration',
    description: 'Send every poi with its new position. The positions must be exactly 1 to n.',
    headers: sessionToken,
    body: z
      .object({
        exploration_name: text(NAME_MAX),
        order: z
          .array(z.object({ poi_id: id, position: z.int().min(1).max(POIS_MAX) }))
          .min(1)
          .max(POIS_MAX),
      })
      .meta({ id: 'PoiOrderChange' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'cyclic_conditions', 'rate_limited'),
      200: z.object({ order: z.array(z.object({ poi_id: id, position: z.int() })) }).meta({ id: 'PoiOrder' }),
    },
  },
  create: {
    method: 'POST',
    path: '/pois',
    summary: 'Add a poi to an exploration',
    description: 'The poi becomes the last one. Its location is a list of hints, an address or coordinates.',
    headers: sessionToken,
    metadata: {
      required: ['exploration_name', 'name', 'description', 'location_type', 'location'],
    } satisfies CallMetadata,
    body: newPoi,
    responses: {
      ...failures(...CREATION_CODES, 'not_found', 'limit_reached'),
      200: managedPoi,
    },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id',
    summary: 'Change name or description of a poi',
    description:
      'Send changed fields only. The kind of location stays. With `unlock_mode` `any`, one condition is enough.',
    pathParams: ofPoi,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: poiChange,
    responses: {
      ...failures(...CHANGE_CODES, 'nameless', 'name_taken', 'cyclic_conditions'),
      200: managedPoi,
    },
  },
  changeHints: {
    method: 'PUT',
    path: '/pois/:poi_id/hint',
    summary: 'Change the hints of a poi',
    description:
      'Send new hints, changes by id and ids to delete. Hints that lead to a poi are its `location`, those of other ' +
      'pois are its `Hints`.',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.hint,
    responses: {
      ...failures(...CHANGE_CODES, 'limit_reached'),
      200: managedPoi,
    },
  },
  changeAddress: {
    method: 'PUT',
    path: '/pois/:poi_id/address',
    summary: 'Change the address of a poi',
    description:
      'Send changed fields only. `latitude` and `longitude` are the pin; an address that changes without them loses ' +
      'its pin. Only for a poi that is found by its address.',
    pathParams: ofPoi,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: locationChanges.address,
    responses: {
      ...failures(...CHANGE_CODES),
      200: managedPoi,
    },
  },
  changeCoordinates: {
    method: 'PUT',
    path: '/pois/:poi_id/coordinates',
    summary: 'Change the coordinates of a poi',
    description: 'Send changed fields only. Only for a poi that is found by its coordinates.',
    pathParams: ofPoi,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: locationChanges.coordinates,
    responses: {
      ...failures(...CHANGE_CODES),
      200: managedPoi,
    },
  },
  changeArrival: {
    method: 'PATCH',
    path: '/pois/:poi_id/arrival',
    summary: 'Change how players arrive at a poi',
    description:
      'Send changed fields only. A radius makes players arrive before they see the tasks, and creates the code; ' +
      'null removes both. `target` is the hidden place that hints lead to; other pois have their location as the ' +
      'target.',
    pathParams: ofPoi,
    headers: sessionToken,
    body: arrivalChange,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'conflict', 'nochange', 'rate_limited'),
      200: managedPoi,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id',
    summary: 'Delete a poi',
    description:
      'Deletes its tasks and hints as well. Players keep the points they earned there. Conditions that name it are ' +
      'adapted: one that names nothing any more is removed.',
    pathParams: ofPoi,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deletedPart },
  },
});

export type ManagedPoi = z.infer<typeof managedPoi>;
export type ManagedPrerequisite = z.infer<typeof managedPrerequisite>;
export type ArrivalChange = z.infer<typeof arrivalChange>;
export type LocationChange<K extends keyof typeof locationChanges> = z.infer<(typeof locationChanges)[K]>;
