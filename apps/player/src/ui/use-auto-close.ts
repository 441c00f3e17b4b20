import { useEffect, useEffectEvent, useState } from 'react';

interface Closing {
  enabled: boolean;
  afterMs: number;
  onClose: () => void;
}

/**
 * Closes a message after a time, which starts again when the pointer or the focus leaves it.
 * @returns event handlers for the message's element
 */
export function useAutoClose({ enabled, afterMs, onClose }: Closing) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!enabled || held) return;
    const timer = setTimeout(() => close(), afterMs);
    return () => clearTimeout(timer);
  }, [enabled, held, afterMs]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
