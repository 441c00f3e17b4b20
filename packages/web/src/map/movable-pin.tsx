import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { MapPin } from './map-pin.tsx';
import styles from './pin-map.module.css';

/** Pixels on the map, to the right and down. */
export interface PinStep {
  x: number;
  y: number;
}

const STEP_PX = 10;
/** With the shift key. */
const FINE_STEP_PX = 1;

const DIRECTIONS: Readonly<Record<string, PinStep>> = {
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
  onMove: (step: PinStep) => void;
}

/** The needle of a map, for those who move it by the arrow keys. */
export function MovablePin({ label, keys, ref: pin, onMove }: Props) {
  const id = useId();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP_PX : STEP_PX;
    onMove({ x: direction.x * step, y: direction.y * step });
  });

  // The map listens around its pins, nearer than React: neither a press of the pin nor a key that moves it may reach it.
  useEffect(() => {
    const button = pin.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    button?.addEventListener('keydown', press, { signal });
    button?.addEventListener('click', (event) => event.stopPropagation(), { signal });
    return () => listeners.abort();
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
