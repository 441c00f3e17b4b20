import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface Props extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  icon?: ReactNode;
}

/** One line of text with its label; `error` stands beside it and is read out. */
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

/** A whole number; phones show their number pad. The value stays text: the rules of the number are the caller's. */
export function NumberField(props: Omit<Props, 'type' | 'inputMode'>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}
