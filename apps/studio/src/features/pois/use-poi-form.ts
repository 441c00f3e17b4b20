import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { type FormPart, useRecordForm } from '#shell/form/use-record-form.ts';
import { poiQuery } from '#shell/poi-query.ts';
import { to } from '#to.ts';
import { arrivalChange, arrivalErrors } from './arrival-changes.ts';
import { placeChange, sendPlace } from './location/send-location.ts';
import { infoChange, newPoi } from './poi-changes.ts';
import { infoErrors, locationErrors } from './poi-errors.ts';
import { type PoiValues, poiValuesOf } from './poi-values.ts';

type Part = FormPart<ManagedPoi, PoiValues>;

/** Name and description. */
const INFO: Part = {
  fields: ['name', 'description'],
  check: infoErrors,
  save({ record, values, read, readAt }) {
    const change = infoChange(read, values);
    if (!record || !change) return undefined;
    const body = { ...change, updated_at: readAt };
    return () => accountCall(routes.managedPois.change, { params: { poi_id: record.id }, body });
  },
};

/** Location kind and location. */
const LOCATION: Part = {
  fields: ['location_type', 'hints', 'address', 'coordinates'],
  check: (values) => locationErrors(values, false),
  save({ record, values, read, readAt }) {
    const change = placeChange(read, values);
    return record && change && (() => sendPlace(record.id, change, readAt));
  },
};

/** Whether and how players arrive. */
const ARRIVAL: Part = {
  fields: ['arrival'],
  check: arrivalErrors,
  save({ record, values, read, readAt }) {
    const change = arrivalChange(read, values);
    if (!record || !change) return undefined;
    const body = { ...change, updated_at: readAt };
    return () => accountCall(routes.managedPois.changeArrival, { params: { poi_id: record.id }, body });
  },
};

interface Options {
  /** Slug of the exploration. */
  exploration: string;
  /** Undefined for a new poi. */
  poi?: ManagedPoi;
}

/** Form state of a poi. A new poi is saved as a whole (part `info`); the three parts of a stored poi are saved separately. */
export function usePoiForm({ exploration, poi }: Options) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const one = (slug: string) => poiQuery({ exploration, poi: slug });

  const whole: Part = {
    check: (values) => ({ ...infoErrors(values), ...locationErrors(values, true), ...arrivalErrors(values) }),
    save:
      ({ values }) =>
      () =>
        accountCall(routes.managedPois.create, { body: newPoi(exploration, values) }),
  };

  async function onSaved(stored: ManagedPoi, alert: AlertCode | null = poi ? 'update' : 'create') {
    const address = to.poi({ exploration, poi: stored.slug });
    const lists = [routes.managedPois.list.path, ...(poi ? ['rows'] : [])];
    const reread = client.invalidateQueries({ queryKey: lists });
    if (!poi) await reread;
    client.setQueryData(one(stored.slug).queryKey, stored);
    await navigate(alert ? withAlert(address, alert) : address, { replace: true, state: { saved: true } });
  }

  return useRecordForm({
    stored: poi,
    valuesOf: poiValuesOf,
    page: (record) => (record ? `${to.pois({ exploration })}#${record.id}` : to.newPoi({ exploration })),
    parts: { info: poi ? INFO : whole, location: LOCATION, arrival: ARRIVAL },
    onSaved: (stored, refusal) => void onSaved(stored, refusal),
    reload: () => fetchAgain(client, one(poi?.slug ?? '')),
  });
}
