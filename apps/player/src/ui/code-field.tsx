import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconLock } from '@tabler/icons-react';

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/**
 * Input for an access code, without autocorrection. Most codes are printed in capitals; what is typed is not changed.
 */
export function CodeField({ label, value, error, onChange }: Props) {
  return (
    <TextField
      label={label}
      icon={<IconLock size={20} aria-hidden="true" />}
      maxLength={CODE_MAX}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
