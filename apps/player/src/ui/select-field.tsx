import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface Props extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  /** `bare`: without a frame, for choices in the background. */
  look?: 'framed' | 'bare';
}

/** A choice from a short list; `children` are its options. */
export function SelectField({ label, hideLabel, error, hint, look = 'framed', ...select }: Props) {
  return (
    <FieldFrame label={label} hideLabel={hideLabel} error={error} hint={hint}>
      {(control) => (
        <select
          className={classNames(styles.input, styles.select, look === 'bare' && styles.bare)}
          {...select}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
