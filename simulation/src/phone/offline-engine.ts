import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { createVerdictEngine } from '@puzzle-runs/player/src/offline/verdict-engine.ts';
import { decodePackage } from '@puzzle-runs/web/offline-play/decode-package.ts';
import type { Outbox } from '@puzzle-runs/web/outbox/outbox.ts';
import type { EntryLabel, OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';

/** Plays a game on a phone without a network. */
export interface OfflineEngine {
  /** The game after everything in the queue. `minute`: ISO 8601. */
  view(joined: JoinedPois, queue: readonly OutboxEntry[], minute: string): JoinedPois;
  /** Notes the last response of the server. */
  note(joined: JoinedPois): void;
  /** Judges a submission, or sends it. @throws ApiProblem */
  submit(sent: { id: string; body: Submission; label: EntryLabel }): Promise<SubmissionResult>;
}

/** The only place where the simulation touches the phone's rules: they are those of the product. */
export function openOfflineEngine(
  place: PlayPlace,
  { content, clockOffset }: { content: string; clockOffset: number },
  outbox: Outbox,
): OfflineEngine {
  return createVerdictEngine(place, { content: decodePackage({ content }), clockOffset }, outbox);
}

/** Milliseconds by which the server's clock is ahead, from a package received now. */
export function clockOffsetOf(content: string, phoneNow: number): number {
  return decodePackage({ content }).now - phoneNow;
}
