import { Radio, Stack } from '@mantine/core';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { PlayingNote } from '#shell/playing-note.tsx';
import { to } from '#to.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { usePrerequisiteWords } from './prerequisite-words.ts';
import { usePrerequisiteCalls } from './use-prerequisite-calls.ts';

interface Props {
  poi: ManagedPoi;
  /** Undefined for a new prerequisite. */
  stored?: ManagedPrerequisite | undefined;
}

interface Values {
  unlock_type: UnlockType;
  value: number;
}

function valuesOf(stored: ManagedPrerequisite | undefined): Values {
  return { unlock_type: stored?.unlock_type ?? 'points', value: stored?.value ?? 0 };
}

/** Creates or changes a prerequisite: the kind of condition and the value that unlocks the poi. */
export function PrerequisiteForm({ poi, stored }: Props) {
  const { t } = useTranslation(poisTexts);
  const goOn = useGoOn();
  const showAlert = useAlert();
  const wordsOf = usePrerequisiteWords();
  const calls = usePrerequisiteCalls(poi);
  const place = { exploration: poi.Exploration.slug, poi: poi.slug };
  const page = stored ? to.prerequisite({ ...place, prerequisite: stored.id }) : to.newPrerequisite(place);
  const form = useRecordForm({
    stored,
    valuesOf,
    page: () => page,
    parts: {
      record: {
        save({ record, values, changes, readAt, act }) {
          if (!record) return () => calls.create(values, act);
          return changes && (() => calls.change(record.id, { ...changes, updated_at: readAt }));
        },
      },
    },
    onSaved: () => void done(),
    reload: () => calls.read(stored?.id ?? 0),
  });

  async function done() {
    await calls.refresh();
    if (stored) showAlert('update');
    else await goOn(to.prerequisites(place), { alert: 'create' });
  }

  return (
    <RecordForm form={form}>
      <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.prerequisite" />
      <Panel title={t('prerequisite.type')}>
        <Radio.Group
          aria-label={t('prerequisite.type')}
          value={form.values.unlock_type}
          onChange={(type) => form.change({ ...form.values, unlock_type: type as UnlockType })}
        >
          <Stack gap="xs">
            {UNLOCK_TYPES.map((type) => (
              <Radio
                key={type}
                value={type}
                label={t(`prerequisite.type.${type}`)}
                description={t(`prerequisite.what.${type}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <ClampedNumberField {...form.field('value')} label={t(`prerequisite.value.${form.values.unlock_type}`)} />
        <p role="status">{wordsOf(form.values)}</p>
      </Panel>
    </RecordForm>
  );
}
