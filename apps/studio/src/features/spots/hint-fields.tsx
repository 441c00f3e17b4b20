import { Button } from '@mantine/core';
import { removeItem } from '@puzzle-runs/domain/exploration/diff-list.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/limits.ts';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { HintField } from './hint-field.tsx';
import styles from './spot-fields.module.css';
import { type EditedHint, NEW_HINT } from './spot-values.ts';

/** The hints that lead to a spot. What is deleted goes when the list is saved. */
export function HintFields({ values, onChange, errorOf }: FieldProps) {
  const { t } = useTranslation();
  const { hints } = values;
  const change = (changed: EditedHint[]) => onChange({ ...values, hints: changed });
  const noHint = errorOf('hints');
  let shown = 0;
  return (
    <div className={styles.hints}>
      {hints.map((hint, place) => {
        if (hint.id < 0) return null;
        shown += 1;
        return (
          <HintField
            // New hints have no id yet, and stored ones that are deleted keep their place.
            key={place}
            number={shown}
            hint={hint}
            error={errorOf(`hint.${place}`)}
            onChange={(changed) => change(hints.with(place, changed))}
            onRemove={() => change(removeItem(hints, hint))}
          />
        );
      })}
      {shown === 0 && <p role={noHint ? 'alert' : undefined}>{noHint ?? t('spot.hints.none')}</p>}
      {shown < ENTRIES_MAX && (
        <Button
          variant="outline"
          className={styles.add}
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={() => change([...hints, { ...NEW_HINT }])}
        >
          {t('spot.hint.add')}
        </Button>
      )}
    </div>
  );
}
