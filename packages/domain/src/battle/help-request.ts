import { Problem } from '../problem.ts';

/** Most characters of a request for help. */
export const HELP_TEXT_MAX = 200;
/** Seconds after a request for help until the team may send the next one. */
const HELP_PAUSE_SECONDS = 60;

/** `open`: not read yet; `read`: the organiser has seen it; `resolved`: done, with or without an answer. */
export const HELP_STATES = ['open', 'read', 'resolved'] as const;
export type HelpState = (typeof HELP_STATES)[number];

/**
 * Refuses a request of a team while its last one is not resolved, and within a minute of it. Times in milliseconds.
 * @throws `help_already_requested`, `help_too_soon`
 */
export function refuseNextHelp(last: { state: HelpState; createdAt: number } | undefined, now: number): void {
  if (!last) return;
  if (last.state !== 'resolved') throw new Problem('help_already_requested');
  const seconds = Math.ceil((last.createdAt - now) / 1_000) + HELP_PAUSE_SECONDS;
  if (seconds > 0) throw new Problem('help_too_soon', { seconds: Math.min(seconds, HELP_PAUSE_SECONDS) });
}
