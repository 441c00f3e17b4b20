import { useEffect, useEffectEvent } from 'react';

interface Keys {
  onNext?: () => void;
  onBack?: () => void;
  onClose?: () => void;
}

const NEXT: ReadonlySet<string> = new Set([' ', 'ArrowRight', 'PageDown']);
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'PageUp']);

/** Keys of a keyboard or a presenter. A focused button keeps its space bar; a held key counts once. */
export function useStageKeys({ onNext, onBack, onClose }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === ' ' && target instanceof HTMLElement && target.closest('button, a, input')) return;
    const act = NEXT.has(key) ? onNext : BACK.has(key) ? onBack : key === 'Escape' ? onClose : undefined;
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
