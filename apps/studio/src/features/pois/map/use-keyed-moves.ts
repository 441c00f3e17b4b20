import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a key press after which a pin that was moved by keys is saved. */
const PAUSE = 800;

/**
 * Saves a dragged pin at once, and debounces a pin that is moved by keys: otherwise every key press would be a call.
 * `places` are the pins that still move.
 */
export function useKeyedMoves(save: (id: number, place: GeoPoint) => void) {
  const [places, setPlaces] = useState<ReadonlyMap<number, GeoPoint>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useEffectEvent(() => {
    for (const [id, place] of places) save(id, place);
    setPlaces(new Map());
  });

  useEffect(() => {
    if (places.size === 0) return;
    timer.current = setTimeout(() => flush(), PAUSE);
    return () => clearTimeout(timer.current);
  }, [places]);
  useEffect(() => () => flush(), []); // the page may go within the pause

  return {
    places,
    onMove(id: number, place: GeoPoint, by: 'drag' | 'key') {
      if (by === 'drag') save(id, place);
      else setPlaces((now) => new Map([...now, [id, place]]));
    },
  };
}
