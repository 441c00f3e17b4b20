import { Stack } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PoiPreview } from '#preview/poi-preview.tsx';
import { accountCall } from '#shell/account-call.ts';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { LeaveGuard } from '#shell/form/leave-guard.tsx';
import { to } from '#to.ts';
import { Beside } from '#ui/beside.tsx';
import { InfoFields } from './info-fields.tsx';
import { LocationFields } from './location/location-fields.tsx';
import { placeChange, sendPlace } from './location/send-location.ts';
import { PartForm } from './part-form.tsx';
import { infoChange } from './poi-changes.ts';
import { infoErrors, locationErrors } from './poi-errors.ts';
import { valuesOf } from './poi-values.ts';
import { type PoiPart, usePoiDraft } from './use-poi-draft.ts';
import { useShownPoi } from './use-shown-poi.ts';

/** The two forms of a poi, what it says and where it is; each is saved by itself (specification 2, part 2). */
export function EditPoi({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { base, values, changed, change, saved, discard, restored, conflict } = usePoiDraft(poi);
  const before = valuesOf(base);
  const shown = useShownPoi(values, poi.UnlockPrerequisites);
  const { location_type: kind } = values;

  async function finish(part: PoiPart, stored: ManagedPoi) {
    saved(part, stored);
    const address = to.poi({ exploration: stored.Exploration.slug, poi: stored.slug });
    await navigate(withAlert(address, 'update'), { replace: true, state: { saved: true } });
  }

  const meeting = { onConflict: () => void conflict.meet() };
  return (
    <Beside side={<PoiPreview poi={shown} />}>
      <Stack gap="lg">
        <LeaveGuard changed={changed} onDiscard={discard} />
        {restored && <DraftNotice onDiscard={discard} />}
        <ConflictDialog opened={conflict.open} onTheirs={conflict.onTheirs} onMine={conflict.onMine} />
        <PartForm
          title={t('poi.info')}
          action={t('poi.save.info')}
          change={infoChange(before, values)}
          check={() => infoErrors(values)}
          send={(body) =>
            accountCall(routes.managedPois.change, {
              params: { poi_id: poi.id },
              body: { ...body, updated_at: base.updated_at },
            })
          }
          onSaved={(stored) => void finish('info', stored)}
          {...meeting}
        >
          {(errorOf) => <InfoFields values={values} onChange={change} errorOf={errorOf} />}
        </PartForm>
        <PartForm
          title={t(`poi.where.${kind}`)}
          text={t(`poi.where.text.${kind}`)}
          action={t(`poi.save.${kind}`)}
          change={placeChange(before, values)}
          check={() => locationErrors(values, false)}
          send={(body) => sendPlace(base, body)}
          onSaved={(stored) => void finish('location', stored)}
          {...meeting}
        >
          {(errorOf) => <LocationFields values={values} onChange={change} errorOf={errorOf} />}
        </PartForm>
      </Stack>
    </Beside>
  );
}
