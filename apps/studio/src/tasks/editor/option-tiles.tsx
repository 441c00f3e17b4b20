import type { TablerIcon } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
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
  /** One row of signs above their names, which scrolls sideways where it is too narrow. */
  asRow?: boolean;
}

/** Radio group with one tile per option. */
export function OptionTiles<Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  asRow = false,
}: Props<Value>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);

  // The chosen one may be out of view. Scroll the row only, not the page.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (asRow && row.current && tile) {
      row.current.scrollLeft = tile.offsetLeft - (row.current.clientWidth - tile.offsetWidth) / 2;
    }
  }, [asRow, value]);

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div ref={row} className={styles.tiles} data-row={asRow || undefined}>
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
