import { useEffect, useEffectEvent, useState } from 'react';

/** How long a success message stays. */
const SUCCESS_MS = 6_000;

/**
 * Closes a message after 6 seconds, which start again when the pointer or the focus leaves it.
 * @returns event handlers for the message's element
 */
export function useAutoClose(enabled: boolean, onClose: () => void) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!enabled || held) return;
    const timer = setTimeout(() => close(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [enabled, held]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
