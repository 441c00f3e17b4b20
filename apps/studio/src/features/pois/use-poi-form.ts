import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { poiQuery } from '#shell/poi-query.ts';
import { to } from '#to.ts';
import { ARRIVAL, INFO, LOCATION, newPoiPart } from './poi-form-parts.ts';
import { poiValuesOf } from './poi-values.ts';

interface Options {
  /** Slug of the exploration. */
  exploration: string;
  /** Undefined for a new poi. */
  poi?: ManagedPoi;
}

/**
 * Form state of a poi. A new poi is saved as a whole (part `info`); the three parts of a stored poi are saved
 * separately.
 */
export function usePoiForm({ exploration, poi }: Options) {
  const client = useQueryClient();
  const goOn = useGoOn();
  const one = (slug: string) => poiQuery({ exploration, poi: slug });

  async function onSaved(stored: ManagedPoi, alert: AlertCode | null = poi ? 'update' : 'create') {
    const address = to.poi({ exploration, poi: stored.slug });
    const lists = [routes.managedPois.list.path, ...(poi ? ['rows'] : [])];
    const reread = client.invalidateQueries({ queryKey: lists });
    if (!poi) await reread;
    client.setQueryData(one(stored.slug).queryKey, stored);
    await goOn(address, { alert });
  }

  return useRecordForm({
    stored: poi,
    valuesOf: poiValuesOf,
    page: (record) => (record ? `${to.pois({ exploration })}#${record.id}` : to.newPoi({ exploration })),
    parts: { info: poi ? INFO : newPoiPart(exploration), location: LOCATION, arrival: ARRIVAL },
    onSaved: (stored, refusal) => void onSaved(stored, refusal),
    reload: () => fetchAgain(client, one(poi?.slug ?? '')),
  });
}
