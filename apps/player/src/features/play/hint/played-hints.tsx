import type { PlayedHint as Hint } from '@puzzle-runs/contract/poi.ts';
import { HintList } from '@puzzle-runs/web/poi/hint-list.tsx';
import { BuyableHint } from './buyable-hint.tsx';

/** The hints of a poi, bought with points of the current game. */
export function PlayedHints({ hints }: { hints: readonly Hint[] }) {
  return <HintList hints={hints}>{(hint, number) => <BuyableHint hint={hint} number={number} />}</HintList>;
}
