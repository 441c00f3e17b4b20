import { Checkbox, TextInput } from '@mantine/core';
import { CODE_MAX } from '@puzzle-runs/domain/limits.ts';
import type { ReactNode } from 'react';

interface Props {
  /** Null when nobody is asked for a code. */
  value: string | null;
  onChange: (code: string | null) => void;
  /** The code that is stored, which comes back when it is switched on again. */
  stored: string | null;
  /** What the switch says. */
  ask: string;
  label: string;
  hint: string;
  error?: ReactNode;
  'data-path'?: string;
}

/** A code that players have to know: switched on it is required, switched off there is none (specification 2, part 4). */
export function AccessCodeField({ value, onChange, stored, ask, label, hint, error, 'data-path': path }: Props) {
  return (
    <>
      <Checkbox
        size="md"
        label={ask}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? (stored ?? '') : null)}
      />
      {value !== null && (
        <TextInput
          data-path={path}
          label={label}
          description={hint}
          required
          autoComplete="off"
          maxLength={CODE_MAX}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
