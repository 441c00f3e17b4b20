import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ceremonySteps, type PlaceOnStage } from './ceremony-steps.ts';

const NEXT: ReadonlySet<string> = new Set([' ', 'ArrowRight', 'PageDown']);
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'PageUp']);

interface Ceremony {
  /** As the ranking was when the ceremony began. */
  steps: PlaceOnStage[];
  /** Advances automatically until a key is pressed. */
  isAutomatic: boolean;
}

/**
 * The ceremony of a board: begins by itself when the Versus ends, or its ranking is revealed, while the board is open;
 * later by a button or a key. `ready`: whether it may begin. `hidesWinners`: until it was seen or left, the ranking
 * would tell who has won.
 */
export function useCeremony(board: BattleBoard | undefined) {
  const [ceremony, setCeremony] = useState<Ceremony>();
  const isOver = board && board.schedule.state === 'ended' && board.frozen_at === null;
  const [wasOver, setWasOver] = useState(isOver);
  const [seen, setSeen] = useState(false);
  const steps = board && isOver ? ceremonySteps(board.rows) : [];

  if (isOver !== undefined && isOver !== wasOver) {
    setWasOver(isOver);
    setSeen(false);
    const begins = wasOver === false && steps.length > 0;
    setCeremony(begins ? { steps, isAutomatic: true } : undefined);
  }

  const ready = steps.length > 0 && ceremony === undefined;
  const start = () => setCeremony({ steps, isAutomatic: false });
  useStageKeys(ready ? { onNext: start } : {});
  const close = () => {
    setCeremony(undefined);
    setSeen(true);
  };
  return { ceremony, ready, hidesWinners: ready && !seen, start, close };
}

interface Keys {
  onNext?: () => void;
  onBack?: () => void;
  onClose?: () => void;
}

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
