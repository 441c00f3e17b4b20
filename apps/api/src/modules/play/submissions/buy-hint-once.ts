import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints, payHint } from '@puzzle-runs/domain/progress/points.ts';
import type { Tx } from '#db/store.ts';
import { findHint } from '../cached-content.repository.ts';
import { addCost } from './add-points.repository.ts';
import {
  countSubmission,
  refuseLockedPoi,
  type SubmissionContext,
  type SubmissionOutcome,
} from './submission-context.ts';
import { hasBought, insertPurchase } from './submission-marks.repository.ts';

/** Charges a hint once and returns its value. A second purchase returns the value again and charges nothing. */
export async function buyHint(
  tx: Tx,
  by: SubmissionContext,
  { progress_id }: Extract<Submission, { progress_type: 'hint' }>,
): Promise<SubmissionOutcome> {
  const { participation, at } = by;
  const hint = await findHint(tx, { id: progress_id, explorationId: participation.explorationId });
  if (!hint) throw new Problem('not_found');
  await refuseLockedPoi(tx, by, hint.poiId);
  const before = netPoints(participation.earned, participation.spent, participation.adjusted ?? 0);
  if (await hasBought(tx, participation.id, hint.id)) return revealed(hint, before);
  const after = payHint({ cost: hint.cost, netPoints: before });
  insertPurchase(tx, { participationId: participation.id, hintId: hint.id, cost: hint.cost, boughtAt: at });
  addCost(tx, { id: participation.id, cost: hint.cost });
  await countSubmission(tx, by, { kind: 'hint', poiId: hint.poiId, paid: hint.cost });
  return revealed(hint, after);
}

function revealed(
  { id, hintValue, hintDescription }: { id: number; hintValue: string; hintDescription: string },
  net: number,
): SubmissionOutcome {
  const hint = { hint_value: hintValue, hint_description: hintDescription };
  return { status: 200, body: { progress_type: 'hint', progress_id: id, ...hint, netPoints: net } };
}
