import { Radio, Stack } from '@mantine/core';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/poi-types.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { NumberField } from '#ui/clamped-number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { usePrerequisiteWords } from './prerequisite-words.ts';
import { usePrerequisiteCalls } from './use-prerequisite-calls.ts';

interface Props {
  poi: ManagedPoi;
  /** Undefined for a new one. */
  stored?: ManagedPrerequisite | undefined;
}

interface Values extends Record<string, unknown> {
  unlock_type: UnlockType;
  value: number;
}

function valuesOf(stored: ManagedPrerequisite | undefined): Values {
  return { unlock_type: stored?.unlock_type ?? 'points', value: stored?.value ?? 0 };
}

/** What has to be reached, and how much of it, before a poi opens. */
export function PrerequisiteForm({ poi, stored }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const wordsOf = usePrerequisiteWords();
  const calls = usePrerequisiteCalls(poi);
  const place = { exploration: poi.Exploration.slug, poi: poi.slug };
  const page = stored ? to.prerequisite({ ...place, prerequisite: stored.id }) : to.newPrerequisite(place);
  const record = useRecordForm({ stored, valuesOf, check: () => ({}), page });
  const { form } = record;

  async function done() {
    await calls.refresh();
    if (stored) showAlert('update');
    else await navigate(withAlert(to.prerequisites(place), 'create'), { replace: true });
  }

  return (
    <RecordForm
      record={record}
      isNew={stored === undefined}
      unchanged="nochange"
      send={(changes) =>
        stored ? calls.change(stored.id, { ...changes, updated_at: record.readAt }) : calls.create(form.values)
      }
      onDone={() => void done()}
      read={() => calls.read(stored?.id ?? 0)}
    >
      <Panel title={t('prerequisite.type')}>
        <Radio.Group
          aria-label={t('prerequisite.type')}
          value={form.values.unlock_type}
          onChange={(type) => form.setFieldValue('unlock_type', type as UnlockType)}
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
        <NumberField
          label={t(`prerequisite.value.${form.values.unlock_type}`)}
          value={form.values.value}
          onChange={(typed) => form.setFieldValue('value', typed)}
        />
        <p role="status">{wordsOf(form.values)}</p>
      </Panel>
    </RecordForm>
  );
}
