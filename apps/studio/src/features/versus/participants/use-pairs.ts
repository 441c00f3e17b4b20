import { useState } from 'react';
import { useLocation } from 'react-router';
import { useKeeping, useKept } from '#shell/form/use-draft.ts';
import type { Pair } from './pairs.ts';

/** Pairs that could not be saved with a new battle come along to its page. */
function broughtAlong(state: unknown): readonly Pair[] {
  return (state as { pairs?: readonly Pair[] } | null)?.pairs ?? [];
}

/** The pairs that are not saved yet; they survive a reload. `page` is the address of the form. */
export function usePairs(page: string) {
  const { state } = useLocation();
  const { name, kept } = useKept<readonly Pair[]>(`${page}#participants`);
  const [pairs, setPairs] = useState(() => kept ?? broughtAlong(state));
  useKeeping(name, pairs.length > 0 ? pairs : undefined);
  return {
    pairs,
    setPairs,
    add: (pair: Pair) => setPairs((before) => [...before, pair]),
    remove: (pair: Pair) => setPairs((before) => before.filter((other) => other.team.id !== pair.team.id)),
  };
}
