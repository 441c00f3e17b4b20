import { TextInput, type TextInputProps } from '@mantine/core';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { useState } from 'react';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number;
  onChange: (value: number) => void;
  /** Parses and clamps the input; by default to a whole number from 0 to 100,000. */
  clamp?: (typed: string) => number;
}

/** Whole-number field that corrects the input while typing. An emptied field shows its value (usually 0) on blur. */
export function ClampedNumberField({ value, onChange, clamp = clampNumber, onBlur, ...field }: Props) {
  const [emptied, setEmptied] = useState(false);
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={emptied ? '' : String(value)}
      onChange={({ target }) => {
        setEmptied(target.value === '');
        onChange(clamp(target.value));
      }}
      onBlur={(event) => {
        setEmptied(false);
        onBlur?.(event);
      }}
    />
  );
}
