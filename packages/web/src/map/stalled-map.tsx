import { type RefObject, useEffect, useState } from 'react';
import styles from './map-canvas.module.css';
import { MapFailure } from './map-frame.tsx';

/** MapLibre, whose workers have been started: before that it answers for them. */
type Library = Promise<typeof import('maplibre-gl')>;

/** Milliseconds that a map may be without a WebGL context or workers. */
const PATIENCE_MS = 2_000;

/** Replaces the workers that all maps of the page share, unless they respond: phones end workers without a word. */
async function renewWorkers(library: Library): Promise<void> {
  const { getGlobalDispatcher } = await library;
  await getGlobalDispatcher().ensureWorkers();
}

/** Whether no worker has responded for two seconds. */
function useSilentWorkers(library: Library): boolean {
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    let isOver = false;
    async function listen() {
      const { getGlobalDispatcher } = await library;
      let responds = false;
      while (!isOver && !responds) {
        responds = await getGlobalDispatcher().ping(PATIENCE_MS);
        if (!isOver) setSilent(!responds);
      }
    }
    // A library that cannot be loaded is reported by the map.
    listen().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [library]);
  return silent;
}

/** Whether the map in a box has been without its WebGL context for two seconds. */
function useLostContext(box: RefObject<HTMLElement | null>): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const listener = new AbortController();
    const options = { capture: true, signal: listener.signal }; // these events do not bubble
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow({ type }: Event) {
      clearTimeout(timer);
      if (type === 'webglcontextlost') timer = setTimeout(() => setLost(true), PATIENCE_MS);
      else setLost(false);
    }
    box.current?.addEventListener('webglcontextlost', follow, options);
    box.current?.addEventListener('webglcontextrestored', follow, options);
    return () => {
      listener.abort();
      clearTimeout(timer);
    };
  }, [box]);
  return lost;
}

interface Props {
  library: Library;
  /** Contains the map. */
  box: RefObject<HTMLElement | null>;
  /** Creates the map anew. */
  onRetry: () => void;
}

/**
 * Over a map that stays empty, because it has lost its WebGL context or its workers. Goes away once the map draws by
 * itself.
 */
export function StalledMap({ library, box, onRetry }: Props) {
  const isSilent = useSilentWorkers(library);
  const isLost = useLostContext(box);
  if (!isSilent && !isLost) return null;
  return (
    <div className={styles.stalled}>
      <MapFailure onRetry={() => void renewWorkers(library).then(onRetry)} />
    </div>
  );
}
