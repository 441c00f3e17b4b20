import { isoTime } from '../iso-time.ts';
import type { ArrivalMethod } from '../poi/arrival.ts';
import { arrivalJudgeOf, judgeArrival, selfReportFrom } from '../poi/arrival.ts';
import { normalizeArrivalCode } from '../poi/arrival-code.ts';
import { Problem } from '../problem.ts';
import { refuseLocked, waitsForArrival } from './access.ts';
import { type Applied, type ArrivalSubmission, type Context, unchanged } from './act.ts';
import type { Game, GamePoi } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { fullDoor, fullForArrival } from './room-at-poi.ts';
import { lastProgressAt } from './standing.ts';

type Via<Method extends ArrivalSubmission['via']> = Extract<ArrivalSubmission, { via: Method }>;

/**
 * Records an arrival and its proof, without the position. A second arrival changes nothing; a refusal does not tell the
 * distance.
 */
export function arriveAtPoi(game: Game, progress: Progress, submission: ArrivalSubmission, { at }: Context): Applied {
  const poi = game.poiById.get(submission.progress_id);
  if (!poi) throw new Problem('not_found');
  refuseLocked(game, progress, { poi, at });
  const result = { kind: 'arrived', poiId: poi.id } as const;
  const { radius } = poi.arrival;
  if (radius === null || progress.arrived.has(poi.id)) return unchanged(progress, result);
  const via = proofOf(game, poi, progress, { submission, radius, at });
  refuseFull(game, poi, progress, { submission, at });
  return {
    progress: { ...progress, arrived: withEntry(progress.arrived, poi.id, { at, via }) },
    outcome: { result, effects: [{ effect: 'count', act: { kind: 'arrival', poiId: poi.id, method: via } }] },
  };
}

/** Throws `poi_full`, except for a phone without a network, which could not know. */
function refuseFull(
  game: Game,
  poi: GamePoi,
  progress: Progress,
  { submission, at }: { submission: ArrivalSubmission; at: number },
): void {
  if ((submission.made_offline && game.mayHoldAnswers) || !waitsForArrival(poi, progress)) return;
  const door = progress.opened.has(poi.id) ? null : fullDoor(game, poi, progress, at);
  const full = door ?? fullForArrival(game, poi, progress, at);
  if (full) throw new Problem('poi_full', { teams: full.teams, opens_at: isoTime(full.opensAt) });
}

function proofOf(
  game: Game,
  poi: GamePoi,
  progress: Progress,
  { submission, radius, at }: { submission: ArrivalSubmission; radius: number; at: number },
): ArrivalMethod {
  switch (submission.via) {
    case 'code':
      return methodOfCode(game, poi, submission);
    case 'position':
      return provePosition(game, poi, { ...submission, radius });
    case 'self_reported':
      return proveWaiting(game, poi, progress, { submission, at });
  }
}

function methodOfCode({ organiserCode }: Game, { arrival }: GamePoi, { code }: Via<'code'>): ArrivalMethod {
  const given = normalizeArrivalCode(code);
  if (given === arrival.code) return 'code';
  if (given === organiserCode) return 'organiser_code';
  throw new Problem('wrong_arrival_code');
}

function provePosition(
  { mayHoldAnswers }: Game,
  { locationType, arrival: { target } }: GamePoi,
  { accuracy, position, radius }: Via<'position'> & { radius: number },
): ArrivalMethod {
  const judge = arrivalJudgeOf(locationType, target);
  // Positions are only accepted where they are needed: phones that know the place judge themselves and do not send
  // theirs.
  const isNeeded = judge === 'server';
  if (isNeeded ? position === undefined && !mayHoldAnswers : position !== undefined)
    throw new Problem('invalid_request', undefined, 'position');
  if (accuracy === 'poor') throw new Problem('position_inaccurate');
  if (target === null) throw new Problem('not_there_yet');
  if (position === undefined) return 'position'; // the phone has judged
  const verdict = judgeArrival(position, { target, radius });
  if (verdict !== 'arrived') throw new Problem(verdict);
  return 'position';
}

function proveWaiting(
  game: Game,
  poi: GamePoi,
  progress: Progress,
  { submission, at }: { submission: Via<'self_reported'>; at: number },
): ArrivalMethod {
  // After a reconnection all submissions arrive at once, so the server cannot see how long the phone has waited.
  const phoneWaited = submission.waited_offline === true && game.mayHoldAnswers && poi.arrival.waitMinutes !== null;
  const from = selfReportFromOf(game, poi, progress);
  if (!phoneWaited && (from === null || at < from)) throw new Problem('not_there_yet');
  return 'self_reported';
}

/**
 * From when on players may report the arrival at a poi themselves, in milliseconds; null for never. In a trial always.
 */
export function selfReportFromOf({ trial }: Game, { arrival }: GamePoi, progress: Progress): number | null {
  if (trial !== null) return progress.joinedAt;
  return selfReportFrom(arrival.waitMinutes, lastProgressAt(progress));
}
