import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SpotPreview } from '#preview/spot-preview.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { useRecordDraft } from '#shell/form/use-record-draft.ts';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { managedSpot } from '#shell/managed-spot.ts';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { Beside } from '#ui/beside.tsx';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { InfoFields } from './info-fields.tsx';
import { KindField } from './kind-field.tsx';
import { LocationFields } from './location-fields.tsx';
import { newSpot } from './spot-changes.ts';
import { infoErrors, locationErrors, refusedSpot } from './spot-errors.ts';
import styles from './spot-fields.module.css';
import { EMPTY_SPOT, type SpotValues } from './spot-values.ts';
import { useShownSpot } from './use-shown-spot.ts';
import { useSpotErrors } from './use-spot-errors.ts';

const same = (values: SpotValues) => values;

/** A new spot: everything is saved at once. */
export function NewSpot({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useRecordDraft({ page: to.newSpot({ exploration }), stored: EMPTY_SPOT, valuesOf: same });
  const { values } = draft;
  const { form, errorOf, show, refuse } = useSpotErrors(() => ({
    ...infoErrors(values),
    ...locationErrors(values, true),
  }));
  const shown = useShownSpot(values, []);

  const save = useSave({
    send: () =>
      call(routes.managedPois.create, { headers: session.accountHeaders(), body: newSpot(exploration, values) }),
    async onDone(spot) {
      draft.discard();
      const at = { exploration, poi: spot.slug };
      await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
      client.setQueryData(managedSpot(at).queryKey, spot);
      await navigate(withAlert(to.spot(at), 'create'), { replace: true, state: { saved: true } });
    },
    onRefused: (problem) => show(refusedSpot(problem)),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!refuse()) save.mutate(undefined);
  }

  const fields = { values, onChange: draft.change, errorOf };
  return (
    <Beside side={<SpotPreview spot={shown} />}>
      <form ref={form} noValidate aria-label={t('spot.form.new')} className={styles.form} onSubmit={submit}>
        <LeaveGuard changed={draft.changed} onDiscard={draft.discard} />
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        <Panel title={t('spot.info')}>
          <InfoFields {...fields} />
          <KindField {...fields} />
        </Panel>
        <Panel title={t(`spot.where.${values.location_type}`)} text={t(`spot.where.text.${values.location_type}`)}>
          <LocationFields {...fields} />
        </Panel>
        <SaveBar changed={draft.changed} busy={save.isPending} />
      </form>
    </Beside>
  );
}
