import { ADDRESS_MAX, ENTRIES_MAX, HINT_MAX, NAME_MAX, POIS_MAX } from '@puzzle-runs/domain/limits.ts';
import { LOCATION_TYPES } from '@puzzle-runs/domain/poi/poi-types.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { addressLocation, coordinatesLocation, hintType, unlockType } from '../poi.ts';
import { amount, coordinate, failures, id, idParam, namedRecord, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import {
  amountInput,
  degreesInput,
  deleted,
  htmlInput,
  lineInput,
  nameInput,
  optimisticLock,
  postalCodeInput,
} from './input-fields.ts';
import { managedTask } from './task.ts';
import { listEdit } from './task-content.ts';

const c = initContract();

const managedHint = z.object({ id, hint_type: hintType, hint_value: z.string(), cost: amount });
export const managedPrerequisite = z.object({ id, unlock_type: unlockType, value: amount, updated_at: time });

const poiBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  position: z.int(),
  UnlockPrerequisites: z.array(managedPrerequisite),
  Exploration: namedRecord,
  /** Only with `show=task`. */
  Tasks: z.array(managedTask).optional(),
  task_count: z.int(),
  updated_at: time,
});

/** A poi as its creator sees it. */
export const managedPoi = z.discriminatedUnion('location_type', [
  poiBase.extend({ location_type: z.literal('hint'), location: z.array(managedHint) }),
  poiBase.extend({
    location_type: z.literal('address'),
    location: addressLocation.extend({ PostalCodeCoordinate: coordinate.nullable() }),
  }),
  poiBase.extend({ location_type: z.literal('coordinates'), location: coordinatesLocation }),
]);

/** A poi that can be copied into another exploration. */
const copyablePoi = z.object({
  id,
  name: z.string(),
  location_type: z.enum(LOCATION_TYPES),
  Exploration: z.object({ id, name: z.string() }),
});

const hint = { hint_type: hintType, hint_value: lineInput(HINT_MAX), cost: amountInput };
const addressFields = {
  street: lineInput(ADDRESS_MAX),
  postal_code: postalCodeInput,
  location: lineInput(ADDRESS_MAX),
};
const coordinatesFields = { latitude: degreesInput(90), longitude: degreesInput(180) };

const newPoiBase = z.object({
  exploration_name: text(NAME_MAX),
  name: nameInput.default(''),
  description: htmlInput.default(''),
});

/** Absent fields count as empty; the API refuses both with `missing`. */
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
  name: nameInput.optional(),
  description: htmlInput.optional(),
  /** Cannot be changed; another value than the stored one is refused. */
  location_type: z.enum(LOCATION_TYPES).optional(),
  ...optimisticLock,
});

const locationChanges = {
  hint: z.object({ ...listEdit(hint), ...optimisticLock }),
  address: z.object(addressFields).partial().extend(optimisticLock),
  coordinates: z.object(coordinatesFields).partial().extend(optimisticLock),
};

const ofPoi = z.object({ poi_id: idParam });
const response = { ...failures, 200: managedPoi };

export const managedPois = c.router({
  list: {
    method: 'GET',
    path: '/management/pois',
    summary: 'List the pois of an own exploration; with `name`, only the one with this slug',
    headers: sessionToken,
    query: z.object({
      /** Slug of the exploration. */
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
    summary: 'List the pois of all published explorations for copying; owners only',
    headers: sessionToken,
    query: z.object({
      exploration_id: idParam.optional(),
      /** Matches names of explorations and pois. */
      search: text(100).optional(),
      ...paging,
    }),
    responses: { ...failures, 200: page(copyablePoi) },
  },
  copyQuick: {
    method: 'POST',
    path: '/management/pois/quick',
    summary: 'Copy a poi with its tasks and hints to the end of an own exploration; owners only',
    headers: sessionToken,
    body: z.object({
      /** Slug of the own exploration that receives the copy. */
      target_name: text(NAME_MAX),
      /** Exploration of the original poi. */
      exploration_id: id,
      poi_id: id,
    }),
    responses: response,
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/order',
    summary: 'Reorder the pois of an exploration; refused with `nochange` unless the positions are exactly 1…n',
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
    summary: 'Add a poi at the end of an exploration',
    headers: sessionToken,
    body: newPoi,
    responses: response,
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id',
    summary: 'Change name or description; send changed fields only. JSON or form-encoded',
    pathParams: ofPoi,
    headers: sessionToken,
    body: poiChange,
    responses: response,
  },
  changeHints: {
    method: 'PUT',
    path: '/pois/:poi_id/hint',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.hint,
    responses: response,
  },
  changeAddress: {
    method: 'PUT',
    path: '/pois/:poi_id/address',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.address,
    responses: response,
  },
  changeCoordinates: {
    method: 'PUT',
    path: '/pois/:poi_id/coordinates',
    pathParams: ofPoi,
    headers: sessionToken,
    body: locationChanges.coordinates,
    responses: response,
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id',
    summary: 'Delete a poi with its tasks and hints; players keep the points they earned there',
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
