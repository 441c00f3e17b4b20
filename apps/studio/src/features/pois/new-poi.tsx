import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PoiPreview } from '#preview/poi-preview.tsx';
import { accountCall } from '#shell/account-call.ts';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { LeaveGuard } from '#shell/form/leave-guard.tsx';
import { useRecordDraft } from '#shell/form/use-record-draft.ts';
import { useSave } from '#shell/form/use-save.ts';
import { managedPoi } from '#shell/managed-poi.ts';
import { to } from '#to.ts';
import { Beside } from '#ui/beside.tsx';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { InfoFields } from './info-fields.tsx';
import { LocationFields } from './location/location-fields.tsx';
import { KindField } from './location/location-kind-field.tsx';
import { newPoi } from './poi-changes.ts';
import { infoErrors, locationErrors, refusedPoi } from './poi-errors.ts';
import styles from './poi-fields.module.css';
import { EMPTY_POI, type PoiValues } from './poi-values.ts';
import { usePoiErrors } from './use-poi-errors.ts';
import { useShownPoi } from './use-shown-poi.ts';

const same = (values: PoiValues) => values;

/** A new poi: everything is saved at once. */
export function NewPoi({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useRecordDraft({ page: to.newPoi({ exploration }), stored: EMPTY_POI, valuesOf: same });
  const { values } = draft;
  const { form, errorOf, show, refuse } = usePoiErrors(() => ({
    ...infoErrors(values),
    ...locationErrors(values, true),
  }));
  const shown = useShownPoi(values, []);

  const save = useSave({
    send: () => accountCall(routes.managedPois.create, { body: newPoi(exploration, values) }),
    async onDone(poi) {
      draft.discard();
      const at = { exploration, poi: poi.slug };
      await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
      client.setQueryData(managedPoi(at).queryKey, poi);
      await navigate(withAlert(to.poi(at), 'create'), { replace: true, state: { saved: true } });
    },
    onRefused: (problem) => show(refusedPoi(problem)),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!refuse()) save.mutate(undefined);
  }

  const fields = { values, onChange: draft.change, errorOf };
  return (
    <Beside side={<PoiPreview poi={shown} />}>
      <form ref={form} noValidate aria-label={t('poi.form.new')} className={styles.form} onSubmit={submit}>
        <LeaveGuard changed={draft.changed} onDiscard={draft.discard} />
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        <Panel title={t('poi.info')}>
          <InfoFields {...fields} />
          <KindField {...fields} />
        </Panel>
        <Panel title={t(`poi.where.${values.location_type}`)} text={t(`poi.where.text.${values.location_type}`)}>
          <LocationFields {...fields} />
        </Panel>
        <SaveBar changed={draft.changed} busy={save.isPending} />
      </form>
    </Beside>
  );
}
