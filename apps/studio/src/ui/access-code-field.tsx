import '@mantine/core/styles/Text.layer.css';
import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { isWeakAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { randomCode } from './random-code.ts';

interface InputProps {
  value: string;
  onChange: (code: string) => void;
  label: string;
  hint: string;
  error?: ReactNode;
  'data-path'?: string;
}

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  /** Null when no code is required. */
  value: string | null;
  onChange: (code: string | null) => void;
  /** The stored code, restored when the switch is turned on again. */
  stored: string | null;
  /** Label of the switch. */
  ask: string;
}

/** Access code that players have to enter; a switch turns the requirement on and off. */
export function AccessCodeField({ value, onChange, stored, ask, ...input }: Props) {
  return (
    <>
      <Checkbox
        size="md"
        label={ask}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? (stored ?? '') : null)}
      />
      {value !== null && <AccessCodeInput {...input} value={value} onChange={onChange} />}
    </>
  );
}

/** An access code; warns of one that can be guessed and proposes a safe one. */
export function AccessCodeInput({ value, onChange, label, hint, error, 'data-path': path }: InputProps) {
  const { t } = useTranslation();
  return (
    <>
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
      {isWeakAccessCode(value) && (
        <Text size="sm" role="status">
          {t('form.code.weak')}
        </Text>
      )}
      <Button variant="default" onClick={() => onChange(randomCode())}>
        {t('form.code.propose')}
      </Button>
    </>
  );
}
