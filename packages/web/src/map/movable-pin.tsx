import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
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
  ref: RefObject<HTMLButtonElement | null>;
  onMove: (step: Step) => void;
}

/** The needle of a map, for those who move it by the arrow keys. */
export function MovablePin({ label, keys, ref: pin, onMove }: Props) {
  const id = useId();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP : STEP;
    onMove({ x: way.x * step, y: way.y * step });
  });

  // The map listens around its pins, nearer than React: neither a press of the pin nor a key that moves it may reach it.
  useEffect(() => {
    const button = pin.current;
    const alone = new AbortController();
    const { signal } = alone;
    button?.addEventListener('keydown', press, { signal });
    button?.addEventListener('click', (event) => event.stopPropagation(), { signal });
    return () => alone.abort();
  }, [pin]);

  return (
    <button ref={pin} type="button" className={styles.pin} aria-describedby={id}>
      <MapPin label={label} />
      <span id={id} hidden>
        {keys}
      </span>
    </button>
  );
}
