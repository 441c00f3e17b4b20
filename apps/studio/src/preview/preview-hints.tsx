import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { HintCard, HintList } from '@puzzle-runs/web/poi/hint-card.tsx';
import { useState } from 'react';

/** A hint with its content. */
export interface PreviewHint extends Pick<PlayedHint, 'hint_type' | 'cost'> {
  hint_value: string;
  hint_description: string;
}

/** Hints in the players' cards. Revealing one costs nothing here. */
export function PreviewHints({ hints }: { hints: readonly PreviewHint[] }) {
  const [revealed, setRevealed] = useState<readonly number[]>([]);
  const played = hints.map(({ hint_value, hint_description, ...hint }, place): PlayedHint => {
    const id = place + 1;
    const progressed = revealed.includes(id);
    const closed = { ...hint, id, progressed, hint_value: null, hint_description: null };
    return progressed ? { ...closed, hint_value, hint_description } : closed;
  });
  return (
    <HintList hints={played}>
      {(hint, number) => <HintCard hint={hint} number={number} onReveal={() => setRevealed([...revealed, hint.id])} />}
    </HintList>
  );
}
