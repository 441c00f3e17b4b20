import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { arrivalJudgeOf, awaitsArrival, judgeArrival, targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { normalizeArrivalCode } from '@puzzle-runs/domain/poi/arrival-code.ts';
import type { ArrivalMethod } from '@puzzle-runs/domain/poi/arrival-methods.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Tx } from '#db/store.ts';
import {
  type ArrivalPoiRow,
  findArrivalPoi,
  hasAnsweredAt,
  insertArrival,
  listArrivals,
} from '../arrivals.repository.ts';
import { mayHoldAnswers } from '../may-hold-answers.ts';
import type { Participation } from '../play.repository.ts';
import { selfReportFromOf } from '../played-poi.ts';
import {
  countSubmission,
  refuseLockedPoi,
  type SubmissionContext,
  type SubmissionOutcome,
} from './submission-context.ts';

type Arrival = Extract<Submission, { progress_type: 'arrival' }>;

/**
 * Records that a participation has arrived at a poi, and the proof. A second arrival changes nothing. The position is neither stored nor
 * part of the outcome, and a refusal does not tell the distance.
 * @throws `not_found`, `poi_locked`, `invalid_request`, `not_there_yet`, `position_inaccurate`, `wrong_arrival_code`.
 */
export async function arriveAtPoi(tx: Tx, by: SubmissionContext, submission: Arrival): Promise<SubmissionOutcome> {
  const { participation, at } = by;
  const poi = await findArrivalPoi(tx, { id: submission.progress_id, explorationId: participation.explorationId });
  if (!poi) throw new Problem('not_found');
  await refuseLockedPoi(tx, by, poi.id);
  const arrivals = await listArrivals(tx, participation.id);
  if (poi.arrivalRadius !== null && !arrivals.has(poi.id)) {
    const via = proveArrival(poi, { by, submission, arrivedAt: [...arrivals.values()] });
    await insertArrival(tx, { participationId: participation.id, poiId: poi.id, via, arrivedAt: at });
    await countSubmission(tx, by, { kind: 'arrival', poiId: poi.id, method: via });
  }
  const net = netPoints(participation.earned, participation.spent, participation.adjusted ?? 0);
  return { status: 200, body: { progress_type: 'arrival', progress_id: poi.id, netPoints: net } };
}

/**
 * Throws `not_there_yet` while a task is closed because the participation has not arrived at its poi. Returns when it arrived; null where
 * players need not arrive.
 */
export async function refuseBeforeArrival(
  tx: Tx,
  { participation: { id } }: SubmissionContext,
  { poiId, arrivalRadius: radius }: { poiId: number; arrivalRadius: number | null },
): Promise<Date | null> {
  if (radius === null) return null;
  const arrivedAt = (await listArrivals(tx, id)).get(poiId) ?? null;
  const arrived = arrivedAt !== null;
  const answered = !arrived && (await hasAnsweredAt(tx, id, poiId));
  if (awaitsArrival({ radius, arrived, answered })) throw new Problem('not_there_yet');
  return arrivedAt;
}

function proveArrival(
  poi: ArrivalPoiRow,
  { by, submission, arrivedAt }: { by: SubmissionContext; submission: Arrival; arrivedAt: Date[] },
): ArrivalMethod {
  switch (submission.via) {
    case 'code':
      return methodOfCode(poi, by.participation, submission.code);
    case 'position':
      return provePosition(poi, submission, by.participation);
    case 'self_reported': {
      // After a reconnection all submissions arrive at once, so the server cannot see how long the phone has waited.
      const phoneWaited = submission.waited_offline === true && mayHoldAnswers(by.participation);
      if (phoneWaited && poi.arrivalWaitMinutes !== null) return 'self_reported';
      const from = selfReportFromOf(by.participation, poi.arrivalWaitMinutes, arrivedAt);
      if (from === null || by.at.getTime() < from) throw new Problem('not_there_yet');
      return 'self_reported';
    }
  }
}

function methodOfCode(poi: ArrivalPoiRow, { arrivalCode }: Participation, code: string): ArrivalMethod {
  const given = normalizeArrivalCode(code);
  if (given === poi.arrivalCode) return 'code';
  if (given === arrivalCode) return 'organiser_code';
  throw new Problem('wrong_arrival_code');
}

function provePosition(
  poi: ArrivalPoiRow,
  { accuracy, position }: Extract<Arrival, { via: 'position' }>,
  participation: Participation,
): ArrivalMethod {
  const target = targetOf(poi);
  const judge = arrivalJudgeOf(poi.locationType, target);
  // Positions are only accepted where the server needs them: phones that know the place do not send theirs.
  if (judge !== 'server' && position !== undefined) throw new Problem('invalid_request', undefined, 'position');
  // A phone with the offline package knows the target, too.
  if (judge === 'server' && position === undefined && !mayHoldAnswers(participation))
    throw new Problem('invalid_request', undefined, 'position');
  if (accuracy === 'poor') throw new Problem('position_inaccurate');
  if (target === null) throw new Problem('not_there_yet');
  if (position === undefined) return 'position'; // the phone has judged
  const verdict = judgeArrival(position, { target, radius: poi.arrivalRadius ?? 0 });
  if (verdict !== 'arrived') throw new Problem(verdict);
  return 'position';
}
