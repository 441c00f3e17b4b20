import { TextInput, type TextInputProps } from '@mantine/core';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { readWholeNumber } from '@puzzle-runs/domain/read-whole-number.ts';
import { useState } from 'react';

interface Props<Value extends number | ''> extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: Value;
  onChange: (value: Value) => void;
  /** Reads and clamps what was typed or pasted. */
  clamp: (typed: string) => Value;
}

/** Whole-number field that always has a number, by default from 0 to 100,000; an emptied one shows its value (usually 0) on blur. */
export function ClampedNumberField({
  clamp = clampNumber,
  ...field
}: Omit<Props<number>, 'clamp'> & Partial<Pick<Props<number>, 'clamp'>>) {
  return <NumberField {...field} clamp={clamp} />;
}

/** Whole-number field from `min` to `max` that may be empty. */
export function WholeNumberField({
  min,
  max,
  ...field
}: Omit<Props<number | ''>, 'clamp'> & { min: number; max: number }) {
  function clamp(typed: string): number | '' {
    const number = readWholeNumber(typed);
    return number === null ? '' : Math.min(Math.max(number, min), max);
  }
  // The number pad of phones has no minus.
  return <NumberField inputMode={min < 0 ? 'text' : 'numeric'} {...field} clamp={clamp} />;
}

/**
 * The text stays as typed until the field loses the focus, which then shows the number read from it: a text that is corrected while it is
 * typed loses its signs, and "12,5" would become 125.
 */
function NumberField<Value extends number | ''>({ value, onChange, clamp, onBlur, ...field }: Props<Value>) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...field}
      value={typed !== undefined && clamp(typed) === value ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(clamp(target.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
