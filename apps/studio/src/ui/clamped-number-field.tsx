import { TextInput, type TextInputProps } from '@mantine/core';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { useState } from 'react';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number;
  onChange: (value: number) => void;
  /** Makes a number of what is typed; whole numbers from 0 to 100,000 unless told otherwise (specification 2, part 5). */
  clamp?: (typed: string) => number;
}

/** A whole number. It is corrected while it is typed; a field that is left empty shows what empty means. */
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
