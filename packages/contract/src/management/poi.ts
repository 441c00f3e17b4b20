import { ADDRESS_MAX, ENTRIES_MAX, HINT_MAX, NAME_MAX, POIS_MAX } from '@puzzle-runs/domain/limits.ts';
import { LOCATION_TYPES } from '@puzzle-runs/domain/poi/kinds.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { addressLocation, coordinatesLocation, hintType, unlockType } from '../poi.ts';
import { amount, coordinate, failures, id, idParam, page, paging, text, time } from '../shared.ts';
import {
  deleted,
  named,
  readAt,
  typedAmount,
  typedDegrees,
  typedHtml,
  typedLine,
  typedName,
  typedPostalCode,
} from './fields.ts';
import { managedTask } from './task.ts';
import { listEdit } from './task-content.ts';

const c = initContract();

export const managedHint = z.object({ id, hint_type: hintType, hint_value: z.string(), cost: amount });
export const managedPrerequisite = z.object({ id, unlock_type: unlockType, value: amount, updated_at: time });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  position: z.int(),
  UnlockPrerequisites: z.array(managedPrerequisite),
  Exploration: named,
  /** Only with `show=task`. */
  Tasks: z.array(managedTask).optional(),
  task_count: z.int(),
  updated_at: time,
});

/** A spot as its creator reads it, wherever it is. */
export const managedPoi = z.discriminatedUnion('location_type', [
  poiBase.extend({ location_type: z.literal('hint'), location: z.array(managedHint) }),
  poiBase.extend({
    location_type: z.literal('address'),
    location: addressLocation.extend({ PostalCodeCoordinate: coordinate.nullable() }),
  }),
  poiBase.extend({ location_type: z.literal('coordinates'), location: coordinatesLocation }),
]);

/** A spot that can be copied into another run. */
const quickPoi = z.object({
  id,
  name: z.string(),
  location_type: z.enum(LOCATION_TYPES),
  Exploration: z.object({ id, name: z.string() }),
});

const hint = { hint_type: hintType, hint_value: typedLine(HINT_MAX), cost: typedAmount };
const addressFields = {
  street: typedLine(ADDRESS_MAX),
  postal_code: typedPostalCode,
  location: typedLine(ADDRESS_MAX),
};
const coordinatesFields = { latitude: typedDegrees(90), longitude: typedDegrees(180) };

const newPoiBase = z.object({
  exploration_name: text(NAME_MAX),
  name: typedName.default(''),
  description: typedHtml.default(''),
});

/** What is left out is as empty as what is sent empty: the API answers `missing` for both. */
const newAddress = z.object({
  street: addressFields.street.default(''),
  postal_code: addressFields.postal_code.default(''),
  location: addressFields.location.default(''),
});
const newCoordinates = z.object({
  latitude: coordinatesFields.latitude.prefault(''),
  longitude: coordinatesFields.longitude.prefault(''),
});

const newPoi = z.discriminatedUnion('location_type', [
  newPoiBase.extend({
    location_type: z.literal('hint'),
    location: z.array(z.object(hint)).max(ENTRIES_MAX).default([]),
  }),
  newPoiBase.extend({ location_type: z.literal('address'), location: newAddress.prefault({}) }),
  newPoiBase.extend({ location_type: z.literal('coordinates'), location: newCoordinates.prefault({}) }),
]);

const poiChange = z.object({
  name: typedName.optional(),
  description: typedHtml.optional(),
  /** Fixed since the spot was created; another one is refused. */
  location_type: z.enum(LOCATION_TYPES).optional(),
  ...readAt,
});

const locationChanges = {
  hint: z.object({ ...listEdit(hint), ...readAt }),
  address: z.object(addressFields).partial().extend(readAt),
  coordinates: z.object(coordinatesFields).partial().extend(readAt),
};

const ofPoi = z.object({ poi_id: idParam });
const answer = { ...failures, 200: managedPoi };

export const managedPois = c.router({
  list: {
    method: 'GET',
    path: '/management/pois',
    summary: 'The spots of an own run; with `name`, the one with this slug',
    headers: sessionToken,
    query: z.object({
      /** Slug of the run. */
      exploration_name: text(NAME_MAX),
      name: text(NAME_MAX).optional(),
      order: z.enum(['position.asc', 'position.desc']).default('position.asc'),
      show: z.enum(['task']).optional(),
      ...paging,
    }),
    responses: { ...failures, 200: page(managedPoi) },
  },
  listQuick: {
    method: 'GET',
    path: '/management/pois/quick',
    summary: 'Spots of all published runs, to be copied; group owner only',
    headers: sessionToken,
    query: z.object({
      /** Id of a run. */
      exploration_id: idParam.optional(),
      /** In the names of runs and spots. */
      search: text(100).optional(),
      ...paging,
    }),
    responses: { ...failures, 200: page(quickPoi) },
  },
  copyQuick: {
    method: 'POST',
    path: '/management/pois/quick',
    summary: 'Copy a spot with all it holds to the end of an own run; group owner only',
    headers: sessionToken,
    body: z.object({
      /** Slug of the own run the copy goes into. */
      target_name: text(NAME_MAX),
      /** Where the spot is copied from. */
      exploration_id: id,
      poi_id: id,
    }),
    responses: answer,
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/order',
    summary: 'New positions for the spots of a run, exactly 1…n, else `nochange`',
    headers: sessionToken,
    body: z.object({
      exploration_name: text(NAME_MAX),
      order: z
        .array(z.object({ poi_id: id, position: z.int().min(1).max(POIS_MAX) }))
        .min(1)
        .max(POIS_MAX),
    }),
    responses: { ...failures, 200: z.object({ order: z.array(z.object({ poi_id: id, position: z.int() })) }) },
  },
  create: {
    method: 'POST',
    path: '/pois',
    summary: 'Add a spot to the end of a run',
    headers: sessionToken,
    body: newPoi,
    responses: answer,
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id',
    summary: 'Change name or description; only changed fields. JSON or form-encoded',
    pathParams: ofPoi,
    headers: sessionToken,
    body: poiChange,
    responses: answer,
  },
  changeHints: {
    method: 'PUT',
    path: '/pois/:poi_id/hint',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.hint,
    responses: answer,
  },
  changeAddress: {
    method: 'PUT',
    path: '/pois/:poi_id/address',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.address,
    responses: answer,
  },
  changeCoordinates: {
    method: 'PUT',
    path: '/pois/:poi_id/coordinates',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.coordinates,
    responses: answer,
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id',
    summary: 'Delete a spot with its quests and hints; players keep the points they earned there',
    pathParams: ofPoi,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type ManagedPoi = z.infer<typeof managedPoi>;
export type ManagedHint = z.infer<typeof managedHint>;
export type ManagedPrerequisite = z.infer<typeof managedPrerequisite>;
export type NewPoi = z.infer<typeof newPoi>;
export type NewHint = Extract<NewPoi, { location_type: 'hint' }>['location'][number];
export type PoiChange = z.infer<typeof poiChange>;
export type LocationChange<K extends keyof typeof locationChanges> = z.infer<(typeof locationChanges)[K]>;
