import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** Hides the label visually, where an icon or placeholder shows the same. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldTexts {
  children: (control: Control) => ReactNode;
}

/** Label, hint and error of a field, linked to its control; an error shakes the field once. */
export function FieldFrame({ label, hideLabel = false, error, hint, children }: Props) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(error !== undefined && styles.shake)}>
        {children({
          id,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': (error ?? hint) === undefined ? undefined : note,
        })}
      </div>
      {error !== undefined && (
        <p id={note} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={note} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
