import type { ReactNode } from 'react';
import type { PartState } from '#shell/form/use-record-form.ts';
import { Form } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';
import { PartSave } from '#ui/part-save.tsx';
import styles from './poi-fields.module.css';

interface Props {
  part: PartState;
  title: string;
  text?: string;
  /** Label of the save button. */
  action: string;
  children: ReactNode;
}

/** One form of a poi, with a separate save button. */
export function PartForm({ part: { busy, onSubmit }, title, text, action, children }: Props) {
  return (
    <Form aria-label={title} className={styles.form} onSubmit={onSubmit}>
      <Panel title={title} {...(text !== undefined && { text })}>
        {children}
      </Panel>
      <PartSave busy={busy} action={action} />
    </Form>
  );
}
