import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { usePageForms } from '#shell/poi-page/page-forms.tsx';
import { type PoiWithTasks, poiWithTasks } from '#shell/poi-page/poi-tasks.ts';
import { poiQuery } from '#shell/poi-query.ts';
import { to } from '#to.ts';
import { ARRIVAL, HINTS, INFO, LOCATION, newPoiPart } from './poi-form-parts.ts';
import { poiValuesOf } from './poi-values.ts';

/** Form state of a new poi, which is saved as a whole. `exploration` is the slug. */
export function useNewPoiForm(exploration: string) {
  const { t } = useTranslation(poisTexts);
  const client = useQueryClient();
  const goOn = useGoOn();

  async function onSaved(stored: ManagedPoi) {
    await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
    const at = { exploration, poi: stored.slug };
    client.setQueryData(poiQuery(at).queryKey, stored);
    const next = { to: to.newTask(at), label: t('poi.next.task') };
    await goOn(to.poi(at), { alert: 'create', state: { next } });
  }

  return useRecordForm({
    stored: undefined,
    valuesOf: poiValuesOf,
    page: () => to.newPoi({ exploration }),
    parts: { record: newPoiPart(exploration) },
    onSaved: (stored) => void onSaved(stored),
  });
}

/** Form state of a stored poi: text, location, hints and arrival are separate calls behind one save. */
export function usePoiForm(poi: PoiWithTasks) {
  const client = useQueryClient();
  const { done, reread } = usePageForms();
  const exploration = poi.Exploration.slug;

  return useRecordForm({
    stored: poi as ManagedPoi,
    valuesOf: poiValuesOf,
    page: (record) => `${to.pois({ exploration })}#${record?.id}`,
    parts: { info: INFO, location: LOCATION, hints: HINTS, arrival: ARRIVAL },
    onSaved(stored, refusal = 'update') {
      const at = { exploration, poi: stored.slug };
      client.setQueryData(poiQuery(at).queryKey, stored);
      client.setQueryData(poiWithTasks(at).queryKey, { ...stored, Tasks: poi.Tasks });
      done({ alert: refusal, place: { poi: stored.slug } });
    },
    reload: reread,
  });
}
