import { Radio, Stack } from '@mantine/core';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/kinds.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { useAlert } from '#shell/use-alert.ts';
import { to } from '#to.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { useQualifierWords } from './qualifier-words.ts';
import { useQualifierCalls } from './use-qualifier-calls.ts';

interface Props {
  spot: ManagedPoi;
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

/** What has to be reached, and how much of it, before a spot opens. */
export function QualifierForm({ spot, stored }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const wordsOf = useQualifierWords();
  const calls = useQualifierCalls(spot);
  const place = { exploration: spot.Exploration.slug, poi: spot.slug };
  const page = stored ? to.qualifier({ ...place, prerequisite: stored.id }) : to.newQualifier(place);
  const record = useRecordForm({ stored, valuesOf, check: () => ({}), page });
  const { form } = record;

  async function done() {
    await calls.refresh();
    if (stored) showAlert('update');
    else await navigate(withAlert(to.qualifiers(place), 'create'), { replace: true });
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
      <Panel title={t('qualifier.type')}>
        <Radio.Group
          aria-label={t('qualifier.type')}
          value={form.values.unlock_type}
          onChange={(type) => form.setFieldValue('unlock_type', type as UnlockType)}
        >
          <Stack gap="xs">
            {UNLOCK_TYPES.map((type) => (
              <Radio
                key={type}
                value={type}
                label={t(`qualifier.type.${type}`)}
                description={t(`qualifier.what.${type}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <NumberField
          label={t(`qualifier.value.${form.values.unlock_type}`)}
          value={form.values.value}
          onChange={(typed) => form.setFieldValue('value', typed)}
        />
        <p role="status">{wordsOf(form.values)}</p>
      </Panel>
    </RecordForm>
  );
}
