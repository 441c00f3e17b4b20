import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapInstance } from 'react-map-gl/maplibre';
import { usePosition } from '../../position/use-position.ts';

interface Locating {
  /** The player's position, measured here after a tap or by another part of the page; null while it is unknown or old. */
  fix: PositionFix | null;
  /** The player asked for the position, which the browser does not give. */
  failed: boolean;
  /** Measures the position and moves the map there. */
  locate: () => void;
}

/** The player on a map. `map`: undefined until it has loaded; `zoom`: the closest at which it shows the player. */
export function useLocating(map: MapInstance | undefined, zoom: number): Locating {
  const [asked, setAsked] = useState(false);
  /** The map moves once the position is known. */
  const moves = useRef(false);
  const { state, start } = usePosition(asked);
  const fix = state.status === 'good' || state.status === 'inaccurate' ? state.fix : null;
  const isKnown = map !== undefined && fix !== null;

  function move() {
    if (!map || !fix || !moves.current) return;
    moves.current = false;
    map.easeTo({ center: [fix.longitude, fix.latitude], zoom: Math.max(map.getZoom(), zoom) });
  }
  const moveWhenKnown = useEffectEvent(move);
  useEffect(() => {
    if (isKnown) moveWhenKnown();
  }, [isKnown]);

  return {
    fix,
    failed: asked && (state.status === 'denied' || state.status === 'unavailable'),
    locate() {
      moves.current = true;
      setAsked(true);
      if (fix) move();
      else start();
    },
  };
}
