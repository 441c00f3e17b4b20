import { ActionIcon, NativeSelect } from '@mantine/core';
import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { useJoinPage, usePageForms } from '#shell/poi-page/page-forms.tsx';
import { to } from '#to.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from './condition-row.module.css';
import { prerequisiteOf } from './prerequisite-of.ts';
import { usePrerequisiteWords } from './prerequisite-words.ts';
import { usePrerequisiteCalls } from './use-prerequisite-calls.ts';

interface Props {
  poi: ManagedPoi;
  /** Undefined for a new prerequisite. */
  stored?: ManagedPrerequisite | undefined;
  /** Whether the address names it. */
  isNamed: boolean;
}

interface Values {
  unlock_type: UnlockType;
  value: number;
}

function valuesOf(stored: ManagedPrerequisite | undefined): Values {
  return { unlock_type: stored?.unlock_type ?? 'points', value: stored?.value ?? 0 };
}

/** One prerequisite in a line: what counts, and how many of it open the poi. */
export function ConditionFields({ poi, stored, isNamed }: Props) {
  const { t } = useTranslation(poisTexts);
  const wordsOf = usePrerequisiteWords();
  const line = useRef<HTMLFieldSetElement>(null);
  const form = useConditionForm({ poi, stored });
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const { unlock_type: type } = form.values;

  useEffect(() => {
    if (isNamed) line.current?.querySelector('input')?.focus();
  }, [isNamed]);

  return (
    <fieldset ref={line} className={styles.condition}>
      <legend>{wordsOf(form.values)}</legend>
      <NativeSelect
        label={t('prerequisite.type')}
        value={type}
        data={UNLOCK_TYPES.map((each) => ({ value: each, label: t(`prerequisite.type.${each}`) }))}
        onChange={({ target }) => form.field('unlock_type').onChange(target.value as UnlockType)}
      />
      <ClampedNumberField {...form.field('value')} label={t(`prerequisite.value.${type}`)} />
      {stored ? (
        <ActionIcon
          component={Link}
          to={to.deletePrerequisite({ ...at, prerequisite: stored.id })}
          variant="subtle"
          color="flag"
          size="var(--target)"
          aria-label={t('prerequisites.deleteNamed', { what: `${stored.value} ${t(`prerequisite.type.${type}`)}` })}
        >
          <IconTrash aria-hidden="true" />
        </ActionIcon>
      ) : (
        <ActionIcon
          component={Link}
          to={to.poi(at)}
          variant="subtle"
          size="var(--target)"
          aria-label={t('prerequisite.leave')}
        >
          <IconX aria-hidden="true" />
        </ActionIcon>
      )}
    </fieldset>
  );
}

function useConditionForm({ poi, stored }: Pick<Props, 'poi' | 'stored'>) {
  const { t } = useTranslation(poisTexts);
  const { done, reread } = usePageForms();
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
    onSaved(saved, refusal = stored ? 'update' : 'create') {
      calls.show(saved);
      done({ alert: refusal, ...(!stored && { place: { prerequisite: String(saved.id) } }) });
    },
    reload: async () => prerequisiteOf(await reread(), String(stored?.id)),
  });
  const name = t('prerequisite.row');
  useJoinPage({ id: `condition ${stored?.id ?? ''}`, rank: 1, name, ...(!stored && { address: page }) }, form);
  return form;
}
