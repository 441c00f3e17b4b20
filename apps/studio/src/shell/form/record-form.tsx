import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '#ui/form.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { FormGuards } from './form-guards.tsx';
import type { FormState, PartState } from './use-record-form.ts';

interface Props {
  /** State of a form with a single part, `record`. */
  form: FormState & { parts: { record: PartState } };
  /** Button label; "save" by default. */
  action?: string;
  children: ReactNode;
}

/** Form of a record that is saved as a whole. */
export function RecordForm({ form, action, children }: Props) {
  const { changed, busy, onSubmit } = form.parts.record;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormGuards form={form} />
        {children}
      </Stack>
      <SaveBar changed={changed} busy={busy} {...(action !== undefined && { action })} />
    </Form>
  );
}
