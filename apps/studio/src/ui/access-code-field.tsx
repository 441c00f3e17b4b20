import { Checkbox, TextInput } from '@mantine/core';
import { CODE_MAX } from '@puzzle-runs/domain/limits.ts';
import type { ReactNode } from 'react';

interface Props {
  /** Null when no code is required. */
  value: string | null;
  onChange: (code: string | null) => void;
  /** The stored code, restored when the switch is turned on again. */
  stored: string | null;
  /** Label of the switch. */
  ask: string;
  label: string;
  hint: string;
  error?: ReactNode;
  'data-path'?: string;
}

/** Access code that players have to enter. A switch turns the requirement on and off. */
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
