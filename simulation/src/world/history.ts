import { createHash } from 'node:crypto';

/** A broken promise of the product. */
export class Broken extends Error {
  override name = 'Broken';
  readonly invariant: string;

  constructor(invariant: string, message: string) {
    super(message);
    this.invariant = invariant;
  }
}

/** What happened in an event, line by line. */
export function createHistory(now: () => number) {
  const lines: string[] = [];
  const start = now();
  let acts = 0;

  function note(text: string): void {
    const seconds = Math.round((now() - start) / 1_000);
    const clock = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((part) =>
      String(Math.floor(part)).padStart(2, '0'),
    );
    lines.push(`${clock.join(':')} ${text}`);
  }

  return {
    lines,
    /** Begins an act. */
    act(text: string): void {
      acts += 1;
      note(`#${acts} ${text}`);
    },
    /** Adds what happened during an act. */
    note: (text: string) => note(`   ${text}`),
    acts: () => acts,
    /** Equal for equal histories. */
    fingerprint: () => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16),
  };
}

export type History = ReturnType<typeof createHistory>;
