import { TextInput, type TextInputProps } from '@mantine/core';
import { clampNumber, isNumberInput } from '@puzzle-runs/domain/clamp-number.ts';
import { readWholeNumber } from '@puzzle-runs/domain/read-whole-number.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props<Value extends number | ''> extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: Value;
  onChange: (value: Value) => void;
  /** Reads and clamps what was typed or pasted. */
  clamp: (typed: string) => Value;
}

/**
 * Whole-number field that always has a number, by default from 0 to 100,000; an emptied one shows its value (usually 0)
 * on blur.
 */
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

interface Typed<Value> {
  text: string;
  /** The field's value when it was typed. */
  before: Value;
  /** Whether the field has been left, or the form sent. */
  isFinished: boolean;
}

/**
 * The text stays as typed until the field loses the focus, which then shows the number read from it: a text that is
 * corrected while it is typed loses its signs, and "12,5" would become 125. A text without a digit changes nothing; it
 * stays with an error, and `Form` is not sent.
 */
function NumberField<Value extends number | ''>({ value, onChange, clamp, onBlur, ...field }: Props<Value>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed<Value>>();
  const isRefused = typed !== undefined && typed.before === value && !isNumberInput(typed.text);
  const isCurrent = typed !== undefined && (isRefused || clamp(typed.text) === value);
  const error = t('form.error.number');

  useEffect(() => input.current?.setCustomValidity(isRefused ? error : ''), [isRefused, error]);

  const finish = () => setTyped((now) => now && { ...now, isFinished: true });
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...field}
      {...(isRefused && typed.isFinished && { error })}
      ref={input}
      value={isCurrent ? typed.text : String(value)}
      onChange={({ target: { value: text } }) => {
        setTyped({ text, before: value, isFinished: false });
        if (isNumberInput(text)) onChange(clamp(text));
      }}
      onInvalid={finish}
      onBlur={(event) => {
        if (isRefused) finish();
        else setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
