import { NumberInput } from '@mantine/core';

interface Props {
  label: string;
  description?: string;
  min: number;
  max: number;
  value: number | string;
  onChange: (value: number | string) => void;
  error?: string | false;
}

export function WholeNumberField({ error = false, description, ...props }: Props) {
  return (
    <NumberInput
      {...props}
      description={description ?? null}
      error={error}
      required
      hideControls
      allowDecimal={false}
      clampBehavior="blur"
      inputMode="text"
    />
  );
}
