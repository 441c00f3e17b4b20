import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SaveBar } from '#ui/save-bar.tsx';
import { FormGuards } from './form-guards.tsx';
import type { FormState, PartState } from './use-record-form.ts';

interface Props {
  /** A form with a single part, `record`. */
  form: FormState & { parts: { record: PartState } };
  /** What the button says, unless it is just to save. */
  action?: string;
  /** The fields. */
  children: ReactNode;
}

/** Around the fields of a record that is saved as a whole. */
export function RecordForm({ form, action, children }: Props) {
  const { changed, busy, onSubmit } = form.parts.record;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormGuards form={form} />
        {children}
      </Stack>
      <SaveBar changed={changed} busy={busy} {...(action !== undefined && { action })} />
    </form>
  );
}
