import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { EntryLabel, OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, runTokenClaimsOf, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import type { StorageFailure } from '@puzzle-runs/web/storage/storage-failure.ts';
import { useSyncExternalStore } from 'react';

/** The queue as screens show it. */
interface OutboxView {
  entries: readonly OutboxEntry[];
  /** Why the queue is not stored and ends with this tab; undefined while it is stored. */
  memoryOnly: StorageFailure | undefined;
}

let view: OutboxView = { entries: [], memoryOnly: undefined };
const listeners = new Set<() => void>();

function show(change: Partial<OutboxView>) {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Shows the queue's entries, after each change. */
export function showEntries(entries: readonly OutboxEntry[]): void {
  show({ entries });
}

/** Called once when the queue cannot be stored. */
export function noteMemoryOnly(memoryOnly: StorageFailure): void {
  show({ memoryOnly });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The queue as this tab knows it; empty until the queue has loaded (`load-outbox.ts`). */
export function useOutboxView(): OutboxView {
  return useSyncExternalStore(subscribe, () => view);
}

/** Kind of the player of a game on this device, who owns its entries. */
export function ownerOf(place: PlayPlace): OutboxEntry['owner'] {
  const token = session.runToken(place);
  return (token && runTokenClaimsOf(token)?.progress.progressor_type) ?? 'guest';
}

/** A game whose answers are on this phone: shows it and judges without a network (`verdict-engine.ts`). */
export interface VerdictEngine {
  /**
   * The game after all waiting entries. `minute`: time (ISO 8601) of the last full minute on the screen; the view is
   * never earlier.
   */
  view: (joined: JoinedPois, queue: readonly OutboxEntry[], minute: string) => JoinedPois;
  /** Stores the server's last response, on which the phone bases its verdicts. */
  note: (joined: JoinedPois) => void;
  /** Sends a submission under its `submission_id`; without a network, the phone judges it. @throws ApiProblem */
  submit: (sent: { id: string; body: Submission; label: EntryLabel }) => Promise<SubmissionResult>;
}

const engines = new Map<string, VerdictEngine>();
const engineListeners = new Set<() => void>();
const phoneVerdicts = new WeakSet<object>();

/** Registers the engine of a game; undefined when its answers were removed. */
export function setEngine(place: PlayPlace, engine: VerdictEngine | undefined): void {
  if (engine) engines.set(storageKeyOf(place), engine);
  else engines.delete(storageKeyOf(place));
  for (const listener of engineListeners) listener();
}

export function engineOf(place: PlayPlace): VerdictEngine | undefined {
  return engines.get(storageKeyOf(place));
}

function subscribeEngines(listener: () => void): () => void {
  engineListeners.add(listener);
  return () => engineListeners.delete(listener);
}

/** The engine of a game; undefined without answers on this phone. */
export function useEngine(place: PlayPlace): VerdictEngine | undefined {
  return useSyncExternalStore(subscribeEngines, () => engineOf(place));
}

/** Marks a result or a problem as decided by the phone: the last response of the server stays as it is. */
export function markPhoneVerdict<T extends object>(verdict: T): T {
  phoneVerdicts.add(verdict);
  return verdict;
}

export function isPhoneVerdict(verdict: object): boolean {
  return phoneVerdicts.has(verdict);
}
