import { Stack } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SpotPreview } from '#preview/spot-preview.tsx';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { to } from '#to.ts';
import { Beside } from '#ui/beside.tsx';
import { InfoFields } from './info-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { PartForm } from './part-form.tsx';
import { placeChange, sendPlace } from './send-location.ts';
import { infoChange } from './spot-changes.ts';
import { infoErrors, locationErrors } from './spot-errors.ts';
import { valuesOf } from './spot-values.ts';
import { useShownSpot } from './use-shown-spot.ts';
import { type SpotPart, useSpotDraft } from './use-spot-draft.ts';

/** The two forms of a spot, what it says and where it is; each is saved by itself (specification 2, part 2). */
export function EditSpot({ spot }: { spot: ManagedPoi }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { base, values, changed, change, saved, discard, restored, conflict } = useSpotDraft(spot);
  const before = valuesOf(base);
  const shown = useShownSpot(values, spot.UnlockPrerequisites);
  const { location_type: kind } = values;

  async function finish(part: SpotPart, stored: ManagedPoi) {
    saved(part, stored);
    const address = to.spot({ exploration: stored.Exploration.slug, poi: stored.slug });
    await navigate(withAlert(address, 'update'), { replace: true, state: { saved: true } });
  }

  const meeting = { onConflict: () => void conflict.meet() };
  return (
    <Beside side={<SpotPreview spot={shown} />}>
      <Stack gap="lg">
        <LeaveGuard changed={changed} onDiscard={discard} />
        {restored && <DraftNotice onDiscard={discard} />}
        <ConflictDialog opened={conflict.open} onTheirs={conflict.onTheirs} onMine={conflict.onMine} />
        <PartForm
          title={t('spot.info')}
          action={t('spot.save.info')}
          change={infoChange(before, values)}
          check={() => infoErrors(values)}
          send={(body) =>
            call(routes.managedPois.change, {
              headers: session.accountHeaders(),
              params: { poi_id: spot.id },
              body: { ...body, updated_at: base.updated_at },
            })
          }
          onSaved={(stored) => void finish('info', stored)}
          {...meeting}
        >
          {(errorOf) => <InfoFields values={values} onChange={change} errorOf={errorOf} />}
        </PartForm>
        <PartForm
          title={t(`spot.where.${kind}`)}
          text={t(`spot.where.text.${kind}`)}
          action={t(`spot.save.${kind}`)}
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
