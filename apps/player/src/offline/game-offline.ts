/**
 * What every page of a game loads soon after it is shown, in one file, so that the game goes on without a network: the queue with its
 * screens, the stored game, and the service worker.
 */
export { startVerdicts } from './offline-answers.ts';
export { outbox } from './player-outbox.ts';
export { startOffline } from './start-offline.ts';
export { findStoredGame, storeGame } from './stored-games.ts';
export { PoiWaitingChip } from './waiting/poi-waiting-chip.tsx';
export { WaitingList } from './waiting/waiting-list.tsx';
export { WaitingNote } from './waiting/waiting-note.tsx';
