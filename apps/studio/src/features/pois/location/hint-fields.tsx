import { Button } from '@mantine/core';
import { removeItem } from '@puzzle-runs/domain/edit-list.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import styles from '../poi-fields.module.css';
import { type EditedHint, NEW_HINT } from '../poi-values.ts';
import type { FieldProps } from './field-props.ts';
import { HintField } from './hint-field.tsx';

const hintsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('fieldset') ?? [])];

/** The hints of a poi. The API deletes a removed hint when the creator saves the list. */
export function HintFields({ values, onChange, errors }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  const { hints } = values;
  const fromArrival = values.arrival.required && values.location_type !== 'hint';
  const change = (changed: EditedHint[]) => onChange({ ...values, hints: changed });
  const noHint = errors.hints;
  const list = useRef<HTMLDivElement>(null);

  function add() {
    flushSync(() => change([...hints, { ...NEW_HINT }]));
    hintsIn(list.current).at(-1)?.querySelector('select')?.focus();
  }

  /** Removes a hint and moves the focus to the next hint, or to the end of the list. */
  function remove(hint: EditedHint) {
    const place = hints.filter(({ id }) => id >= 0).indexOf(hint);
    flushSync(() => change(removeItem(hints, hint)));
    const next = hintsIn(list.current)[place] ?? list.current;
    next?.querySelector<HTMLElement>('select, :scope > button')?.focus();
  }

  let shown = 0;
  return (
    <div ref={list} className={styles.hints}>
      {hints.map((hint, place) => {
        if (hint.id < 0) return null;
        shown += 1;
        return (
          <HintField
            // Index as key: new hints have no id yet, and deleted stored hints keep their place.
            key={place}
            number={shown}
            hint={hint}
            error={errors[`hint.${place}`]}
            fromArrival={fromArrival}
            onChange={(changed) => change(hints.with(place, changed))}
            onRemove={() => remove(hint)}
          />
        );
      })}
      {shown === 0 && <p role={noHint ? 'alert' : undefined}>{noHint ?? t('poi.hints.none')}</p>}
      {shown < ENTRIES_MAX && (
        <Button
          variant="outline"
          className={styles.add}
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={add}
        >
          {t('poi.hint.add')}
        </Button>
      )}
    </div>
  );
}
