/**
 * What every page of a game loads a little later than the screen (`offline-code-due.ts`), in one file, so that the game
 * goes on without a network: the queue with its screens, and the stored game.
 */
export { startVerdicts } from './offline-answers.ts';
export { outbox } from './player-outbox.ts';
export { findStoredGame, storeGame } from './stored-games.ts';
export { MemoryToast, PoiWaitingChip, WaitingNote } from './waiting/waiting-note.tsx';
