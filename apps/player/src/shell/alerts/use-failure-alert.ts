import { useEffect, useEffectEvent } from 'react';
import { useAlert } from './use-alert.ts';

/** Names a failed load in the address (`?alert=unexpected`) while its message is on the page, which draws it itself. */
export function useFailureAlert(enabled = true): void {
  const alert = useAlert();
  const show = useEffectEvent(() => alert('unexpected', { inPlace: true }));
  const remove = useEffectEvent(() => alert(null));

  useEffect(() => {
    if (!enabled) return;
    show();
    return () => remove();
  }, [enabled]);
}
