import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { MapPin } from './map-pin.tsx';
import styles from './pin-map.module.css';

/** Pixels on the map, to the right and down. */
export interface Step {
  x: number;
  y: number;
}

const STEP = 10;
/** With the shift key. */
const FINE_STEP = 1;

const WAYS: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  label: string;
  /** How it is moved by keys. */
  keys: string;
  /** Takes the focus as soon as it is there. */
  wanted: boolean;
  onFocus: () => void;
  onMove: (step: Step) => void;
}

/** The needle of a map, for those who move it by the arrow keys. */
export function MovablePin({ label, keys, wanted, onFocus, onMove }: Props) {
  const id = useId();
  const pin = useRef<HTMLButtonElement>(null);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    onMove({ x: way.x * step, y: way.y * step });
  });

  // The map listens around its pins, nearer than React: neither a key nor a press that is for the pin may reach it.
  useEffect(() => {
    const button = pin.current;
    const alone = new AbortController();
    const { signal } = alone;
    button?.addEventListener('keydown', (event) => event.key !== 'Tab' && event.stopPropagation(), { signal });
    button?.addEventListener('keydown', press, { signal });
    button?.addEventListener('click', (event) => event.stopPropagation(), { signal });
    return () => alone.abort();
  }, []);

  useEffect(() => {
    if (wanted) pin.current?.focus();
  }, [wanted]);

  return (
    <button ref={pin} type="button" className={styles.pin} aria-describedby={id} onFocus={onFocus}>
      <MapPin label={label} />
      <span id={id} hidden>
        {keys}
      </span>
    </button>
  );
}
