import field from '@puzzle-runs/web/ui/field.module.css';
import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import styles from './radio-group.module.css';

interface Props {
  name: string;
  /** The question. */
  legend: string;
  options: { value: string; label: string }[];
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** Between the legend and the options. */
  children?: ReactNode;
}

/** Radio buttons with a legend. */
export function RadioGroup({ name, legend, options, value, error, onChange, children }: Props) {
  const note = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : note}
    >
      <legend>{legend}</legend>
      {children}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
              required
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={note} className={field.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
