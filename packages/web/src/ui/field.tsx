import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface Props extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  icon?: ReactNode;
}

/** Labelled text input; `error` is shown below and announced. */
export function TextField({ label, hideLabel, error, hint, icon, className, ...input }: Props) {
  return (
    <FieldFrame label={label} hideLabel={hideLabel} error={error} hint={hint}>
      {(control) => (
        <div className={classNames(icon !== undefined && styles.icon)}>
          {icon}
          <input type="text" className={classNames(styles.input, className)} {...input} {...control} />
        </div>
      )}
    </FieldFrame>
  );
}

/** Whole number; phones show the number pad. The value stays text, callers apply the number's rules. */
export function NumberField(props: Omit<Props, 'type' | 'inputMode'>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}
