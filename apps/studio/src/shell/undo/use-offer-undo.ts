import { createContext, use } from 'react';
import type { Act } from '../form/use-acts.ts';

/** What was done, and how it is undone; shown for some seconds, over all pages. */
export interface UndoOffer {
  /** A sentence. */
  text: string;
  /** Undoes it; returns the sentence that says so. Without it, the offer is a message only. */
  undo?: (act: Act) => Promise<string>;
  tone?: 'done' | 'warning';
}

export const UndoContext = createContext<(offer: UndoOffer | undefined) => void>(() => {});

/** Returns the function that offers to undo an act; a new offer replaces the one before. */
export function useOfferUndo() {
  return use(UndoContext);
}
