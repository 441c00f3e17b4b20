import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { MapPin } from './map-pin.tsx';
import styles from './pin-map.module.css';

/** Pixels on the map, right and down. */
export interface PinStep {
  x: number;
  y: number;
}

const STEP_PX = 10;
/** With the shift key held. */
const FINE_STEP_PX = 1;

const DIRECTIONS: Readonly<Record<string, PinStep>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  label: string;
  /** Instructions for moving it with keys. */
  keys: string;
  ref: RefObject<HTMLButtonElement | null>;
  onMove: (step: PinStep) => void;
  /** Drawing of the pin; the usual one by default. */
  children?: ReactNode;
}

/** A pin that can be moved with the arrow keys. */
export function MovablePin({ label, keys, ref: pin, onMove, children }: Props) {
  const id = useId();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP_PX : STEP_PX;
    onMove({ x: direction.x * step, y: direction.y * step });
  });

  // Native listeners: the map listens around its pins and would see these events before React does.
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
      {children || <MapPin label={label} />}
      <span id={id} hidden>
        {keys}
      </span>
    </button>
  );
}
