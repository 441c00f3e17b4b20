import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import styles from '@puzzle-runs/web/ui/field.module.css';
import { FieldFrame, type FieldTexts } from '@puzzle-runs/web/ui/field-frame.tsx';
import type { SelectHTMLAttributes } from 'react';

interface Props extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  /** `bare`: without a frame, for secondary choices. */
  look?: 'framed' | 'bare';
}

/** Select field; `children` are its options. */
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
