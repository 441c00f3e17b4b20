import type { OutboxEntry, Outcome } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { verdictAgrees } from '@puzzle-runs/web/outbox/outbox-rules.ts';
import type { Event } from '../event.ts';
import { Broken } from '../world/history.ts';

/** Refusals that depend on the time at which the server gets an answer. */
const BY_TIME = new Set(['battle_not_open']);

/**
 * The server decides as the phone did without a network, where nothing happened in between: the phone plays alone, knew
 * the last state and the present content, and neither creator nor organiser nor reviewer did anything.
 */
export function checkVerdict(
  { interference, checked, phones }: Event,
  { entry, outcome, basis }: { entry: OutboxEntry; outcome: Outcome; basis: number },
  onBroken: (error: unknown) => void,
): void {
  if (basis !== interference || !entry.verdict) return;
  if ('problem' in outcome && BY_TIME.has(outcome.problem.code)) return;
  count(checked, 'verdicts of a phone');
  if (verdictAgrees(entry.verdict, outcome)) return;
  const [own] = phones.filter((phone) => phone.sendings.has(entry.id));
  const text = `${own?.name} ${JSON.stringify(entry.body)}: ${JSON.stringify(entry.verdict)}, server ${JSON.stringify(outcome)}`;
  onBroken(new Broken('the server decides like the phone', text));
}

export function count(checked: Map<string, number>, what: string): void {
  checked.set(what, (checked.get(what) ?? 0) + 1);
}
