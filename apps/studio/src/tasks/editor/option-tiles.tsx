import type { TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './option-tiles.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  Icon: TablerIcon;
}

interface Props<Value extends string> {
  label: string;
  /** Help text below the label. */
  hint?: string | undefined;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Read-only. */
  fixed?: boolean;
}

/** Radio group with one tile per option. */
export function OptionTiles<Value extends string>({ label, hint, options, value, onChange, fixed }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={fixed}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.tiles}>
        {options.map(({ value: option, label: text, Icon }) => (
          <label key={option} className={styles.tile}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <Icon aria-hidden="true" size={20} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
