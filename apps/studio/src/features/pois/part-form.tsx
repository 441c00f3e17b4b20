import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode, SyntheticEvent } from 'react';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { type PoiErrors, refusedPoi } from './poi-errors.ts';
import styles from './poi-fields.module.css';
import { type ErrorOf, usePoiErrors } from './use-poi-errors.ts';

interface Props<Change> {
  title: string;
  text?: string;
  /** What its button says. */
  action: string;
  /** What is to be saved; undefined when nothing changed. */
  change: Change | undefined;
  /** What is wrong with what was entered. */
  check: () => PoiErrors;
  send: (change: Change) => Promise<ManagedPoi>;
  onSaved: (stored: ManagedPoi) => void;
  /** Somebody else saved the poi meanwhile. */
  onConflict: () => void;
  children: (errorOf: ErrorOf) => ReactNode;
}

/** One of the forms of a poi, which is saved by itself. */
export function PartForm<Change>(props: Props<Change>) {
  const { title, text, action, change, check, send, onSaved, onConflict, children } = props;
  const showAlert = useAlert();
  const { form, errorOf, show, refuse } = usePoiErrors(check);

  const save = useSave({
    send,
    onDone(stored) {
      show({});
      onSaved(stored);
    },
    onRefused(problem) {
      if (problem.code === 'conflict') onConflict();
      return problem.code === 'conflict' || show(refusedPoi(problem));
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (refuse()) return;
    if (change === undefined) showAlert('nochange');
    else save.mutate(change);
  }

  return (
    <form ref={form} noValidate aria-label={title} className={styles.form} onSubmit={submit}>
      <Panel title={title} {...(text !== undefined && { text })}>
        {children(errorOf)}
      </Panel>
      <SaveBar changed={change !== undefined} busy={save.isPending} action={action} />
    </form>
  );
}
