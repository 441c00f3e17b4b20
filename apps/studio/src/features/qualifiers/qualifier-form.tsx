import { Radio, Stack } from '@mantine/core';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/kinds.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { changedValues } from '#shell/form/field-changes.ts';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { useAlert } from '#shell/use-alert.ts';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { useQualifierWords } from './qualifier-words.ts';
import { useQualifierCalls } from './use-qualifier-calls.ts';

interface Props {
  spot: ManagedPoi;
  /** Undefined for a new one. */
  stored?: ManagedPrerequisite | undefined;
}

const BLANK = { unlock_type: 'points' as UnlockType, value: 0 };

/** What has to be reached, and how much of it, before a spot opens. */
export function QualifierForm({ spot, stored }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const wordsOf = useQualifierWords();
  const calls = useQualifierCalls(spot);
  const { unlock_type, value } = stored ?? BLANK;
  const before = { unlock_type, value };
  const [values, setValues] = useState(before);
  const changes = changedValues(values, before);

  const save = useSave({
    send: () => (stored ? calls.change(stored.id, changes ?? {}) : calls.create(values)),
    async onDone() {
      await calls.refresh();
      if (stored) return showAlert('update');
      const list = to.qualifiers({ exploration: spot.Exploration.slug, poi: spot.slug });
      await navigate(withAlert(list, 'create'), { replace: true, state: { saved: true } });
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (stored && !changes) showAlert('nochange');
    else save.mutate(undefined);
  }

  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard changed={changes !== undefined} />
      <Panel title={t('qualifier.type')}>
        <Radio.Group
          aria-label={t('qualifier.type')}
          value={values.unlock_type}
          onChange={(type) => setValues({ ...values, unlock_type: type as UnlockType })}
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
          label={t(`qualifier.value.${values.unlock_type}`)}
          value={values.value}
          onChange={(typed) => setValues({ ...values, value: typed })}
        />
        <p role="status">{wordsOf(values)}</p>
      </Panel>
      <SaveBar changed={changes !== undefined} busy={save.isPending} />
    </form>
  );
}
