import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { listChange } from '#shell/form/list-change.ts';
import type { FormPart } from '#shell/form/use-record-form.ts';
import { arrivalChange, arrivalErrors } from './arrival-changes.ts';
import { placeChange, sendPlace } from './location/send-location.ts';
import { infoChange, newPoi } from './poi-changes.ts';
import { hintErrors, infoErrors, locationErrors, newHintErrors } from './poi-errors.ts';
import type { PoiValues } from './poi-values.ts';

type Part = FormPart<ManagedPoi, PoiValues>;

/** Name and description. */
export const INFO: Part = {
  fields: ['name', 'description'],
  check: infoErrors,
  save({ record, values, read, readAt }) {
    const change = infoChange(read, values);
    if (!record || !change) return undefined;
    const body = { ...change, updated_at: readAt };
    return () => accountCall(routes.managedPois.change, { params: { poi_id: record.id }, body });
  },
};

/** The hints, whether they lead to the poi or help there. */
export const HINTS: Part = {
  fields: ['hints'],
  check: (values) => hintErrors(values),
  save({ record, values, read, readAt, act }) {
    const change = listChange(read.hints, values.hints);
    if (!record || !change) return undefined;
    const body = { ...change, updated_at: readAt };
    return () => act(routes.managedPois.changeHints, { params: { poi_id: record.id }, body });
  },
};

/** Location kind and location. */
export const LOCATION: Part = {
  fields: ['location_type', 'address', 'coordinates'],
  check: (values) => locationErrors(values),
  save({ record, values, read, readAt }) {
    const change = placeChange(read, values);
    return record && change && (() => sendPlace(change, { poiId: record.id, readAt }));
  },
};

/** Whether and how players arrive. */
export const ARRIVAL: Part = {
  fields: ['arrival'],
  check: arrivalErrors,
  save({ record, values, read, readAt }) {
    const change = arrivalChange(read, values);
    if (!record || !change) return undefined;
    const body = { ...change, updated_at: readAt };
    return () => accountCall(routes.managedPois.changeArrival, { params: { poi_id: record.id }, body });
  },
};

/** A new poi, which is created with all its fields. */
export function newPoiPart(exploration: string): Part {
  return {
    check: (values) => ({
      ...infoErrors(values),
      ...newHintErrors(values),
      ...locationErrors(values),
      ...arrivalErrors(values),
    }),
    save:
      ({ values, act }) =>
      () =>
        act(routes.managedPois.create, { body: newPoi(exploration, values) }),
  };
}
