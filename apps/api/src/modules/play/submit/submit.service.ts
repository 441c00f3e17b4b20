import type { Problems } from '@puzzle-runs/contract/failures.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { replyTextIn, toSubmissionResult } from '@puzzle-runs/contract/mapping/submission-result.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { Context } from '@puzzle-runs/domain/game/act.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { findPhoto } from '../photos/photos.repository.ts';
import { storeSentPhoto } from '../photos/sent-photo.service.ts';
import type { Participation } from '../play.repository.ts';
import { asMerged, getExactParticipation } from '../play.service.ts';
import { findCachedContent, type PlayedContentRows, readContent } from '../read/cached-content.repository.ts';
import { contentFor } from '../read/content-in-language.ts';
import { listOtherTeams } from '../room/teams-at-pois.repository.ts';
import { carryOut } from './carry-out.service.ts';
import type { Played } from './find-played.service.ts';
import { readMarks, toProgress } from './progress.repository.ts';
import { findEarlier, saveOutcome } from './submissions.repository.ts';

/** Result of a submission. A wrong answer (422) is an outcome, not an error: it is counted and stored. */
export type SubmissionOutcome = { status: 200; body: SubmissionResult } | { status: 422; body: Problems };

interface Sent {
  submission: Submission;
  /** Of the reply to a wrong answer. */
  reading: ReadingLanguage;
}

type SubmitDeps = Pick<Deps, 'store' | 'changeFeed' | 'log' | 'now'>;

/**
 * Answers a task, buys a hint or arrives at a poi in one transaction, serialised per participation: concurrent
 * submissions of a team are counted once. Idempotent: the same `submission_id` returns the first outcome again.
 * @throws `unauthorized`, and what the rules of the game refuse (domain/game/apply.ts); nothing was written then.
 */
export function submit(deps: SubmitDeps, player: RunTokenClaims, sent: Sent): Promise<SubmissionOutcome> {
  return asMerged(deps.store.db, player, (merged) => submitAs(deps, merged, sent));
}

async function submitAs(
  deps: SubmitDeps,
  player: RunTokenClaims,
  { submission, reading }: Sent,
): Promise<SubmissionOutcome> {
  const { store, changeFeed, now } = deps;
  const { participation_id: id } = player;
  const { outcome, changed } = await store.transact(
    async (tx) => {
      const [participation, marks, earlier, isPhotoFree, others] = await Promise.all([
        getExactParticipation(tx, player),
        readMarks(tx, id),
        findEarlier(tx, id, submission.submission_id ?? null),
        isFree(tx, id, submission),
        player.adventure_type === 'battle' ? listOtherTeams(tx, id) : [],
      ]);
      if (earlier.outcome) return { outcome: earlier.outcome as SubmissionOutcome, changed: null };
      const content =
        findCachedContent(store.db, participation) ?? (await readContent(tx, participation.explorationId));
      const played = {
        participation,
        progress: toProgress(participation, marks),
        content,
        tally: earlier.tally,
        others,
      };
      const at = now();
      const context = { at: at.getTime(), by: { member: memberOf(player, participation), device: player.device } };
      const outcome = await play(deps, tx, { played, submission, reading, context: { ...context, isPhotoFree } });
      if (submission.submission_id)
        saveOutcome(tx, { participationId: id, submissionId: submission.submission_id, outcome, createdAt: at });
      return { outcome, changed: participation };
    },
    { lock: `participation:${id}` },
  );
  if (changed) changeFeed.publish({ participationId: changed.id, battleId: changed.battleId });
  return outcome;
}

/**
 * Solo: the participation's owner, because the token may predate
 * an account takeover. Team: the member named in the token.
 */
function memberOf({ user }: RunTokenClaims, { progressorType, progressorId }: Participation): string {
  return progressorType === 'team' ? `${user.user_type}:${user.user_id}` : `${progressorType}:${progressorId}`;
}

/** Whether the photo of an answer was uploaded in this participation and not sent yet. */
async function isFree(tx: Tx, participationId: number, submission: Submission): Promise<boolean> {
  if (submission.progress_type !== 'task' || submission.task_type !== 'photo') return false;
  const photo = await findPhoto(tx, submission.answer);
  return photo?.participationId === participationId && photo.state === null;
}

async function play(
  deps: SubmitDeps,
  tx: Tx,
  { played, submission, reading, context }: Sent & { played: Played; context: Context },
): Promise<SubmissionOutcome> {
  const { progress, result } = await carryOut(deps, tx, played, submission, context);
  if (submission.progress_type === 'task' && submission.task_type === 'photo')
    await storeSentPhoto(tx, { played, progress, submission });
  const told = toSubmissionResult(result, progress, {
    hint: (id) => hintTexts(played.content, id),
    reply: (ids) => replyText(played, reading, ids),
  });
  if (!(told instanceof Problem)) return { status: 200, body: told };
  return { status: 422, body: { errors: [{ code: told.code, params: { ...told.params } }] } };
}

function hintTexts({ hints }: PlayedContentRows, hintId: number) {
  const hint = [...hints.values()].flat().find(({ id }) => id === hintId);
  return { hint_value: hint?.hintValue ?? '', hint_description: hint?.hintDescription ?? '' };
}

function replyText(
  { participation, content }: Played,
  reading: ReadingLanguage,
  { taskId, replyId }: { taskId: number; replyId: number },
) {
  const source = content.taskById.get(taskId);
  const sourceLang = participation.exploration.lang;
  const { lang, content: translated } = contentFor(content, sourceLang, reading);
  const read = translated.taskById.get(taskId);
  if (!source || !read) return {};
  return replyTextIn(replyId, {
    read: read.content,
    source: source.content,
    sourceLang: lang === sourceLang ? undefined : sourceLang,
  });
}
