import { inspect } from 'node:util';
import { creatorAct, reviewAct } from './acts/creator-acts.ts';
import { organiserAct } from './acts/organiser-acts.ts';
import { playerAct } from './acts/player-acts.ts';
import { createEvent, endEvent } from './create-event.ts';
import { checkEnd } from './invariants/check-end.ts';
import type { EventDatabase } from './server/template.ts';
import { Broken } from './world/history.ts';

/** Of an event in which several people act, and of one with players only. */
const BUSY = { player: 75, organiser: 9, creator: 6, reviewer: 5 } as const;
const QUIET = { ...BUSY, organiser: 0, creator: 0, reviewer: 0 } as const;
const QUIET_SHARE = 0.3;
const ACTS_OF = { player: playerAct, organiser: organiserAct, creator: creatorAct, reviewer: reviewAct } as const;
const [ACTS_MIN, ACTS_MAX] = [100, 110];

/** What came of one seed. */
export interface Played {
  seed: number;
  acts: number;
  /** Equal for equal histories. */
  fingerprint: string;
  /** The first broken promise; undefined if all held. */
  failure: { invariant: string; message: string } | undefined;
  checked: ReadonlyMap<string, number>;
  history: readonly string[];
}

/** Plays the event of a seed on a fresh database. */
export async function playSeed(seed: number, database: EventDatabase): Promise<Played> {
  let broken: unknown;
  const onBroken = (error: unknown) => {
    broken ??= error;
  };
  const event = await createEvent({ seed, database, onBroken });
  const { random, clock, history, standings } = event;
  try {
    const weights = random.chance(QUIET_SHARE) ? QUIET : BUSY;
    const acts = random.int(ACTS_MIN, ACTS_MAX);
    while (history.acts() < acts && broken === undefined) {
      await ACTS_OF[random.weighted<keyof typeof BUSY>(weights)](event);
      await standings.check();
      await clock.advance(random.int(2, 40) * 1_000);
    }
    if (broken === undefined) await checkEnd(event);
  } catch (error) {
    onBroken(error);
  }
  await endEvent(event);
  const { lines } = history;
  return {
    seed,
    acts: history.acts(),
    fingerprint: history.fingerprint(),
    history: lines,
    checked: event.checked,
    failure: failureOf(broken),
  };
}

function failureOf(error: unknown): Played['failure'] {
  if (error === undefined) return undefined;
  if (error instanceof Broken) return { invariant: error.invariant, message: error.message };
  return { invariant: 'no faults', message: inspect(error) };
}
