import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { hintsOf, withHints } from '@puzzle-runs/contract/mapping/hints-of.ts';
import { toPlayedContent } from '@puzzle-runs/contract/mapping/played-content.ts';
import type { PoiLocation } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { OfflineContent, OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { writtenTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { isCondition } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { bringsPartialPoints } from '@puzzle-runs/domain/tasks/partial-points.ts';
import { repliesIn } from '@puzzle-runs/domain/tasks/replies.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { timingOf } from '#mapping/hint-timing.ts';
import { toQualifier } from '#mapping/qualifiers.ts';
import type { Participation } from '../play.repository.ts';
import { battleIsOver, battleScheduleAt, getParticipation, mayHoldAnswers, playStateOf } from '../play.service.ts';
import {
  answersOf,
  cachedContentOf,
  type PlayedContentRows,
  type PlayedHintRow,
  type PlayedPoiRow,
  type PlayedTaskRow,
} from '../read/cached-content.repository.ts';
import { contentFor } from '../read/content-in-language.ts';
import { shuffleFor } from '../read/keyed-shuffle.ts';
import { placeOfPoi } from '../read/place-of-poi.ts';
import { pointsOf } from '../score/points.service.ts';
import { listForbiddingBattles } from './offline-package.repository.ts';

type PackageDeps = Pick<Deps, 'store' | 'secret' | 'now'>;

/**
 * The joined exploration with answers, hidden targets and hint values, as base64 of JSON: encoded, not encrypted.
 * @throws `unauthorized`, `not_playable_offline`, `battle_forbids_offline`,
 * `battle_not_open` before the start and after the end.
 */
export async function readOfflinePackage(
  { store: { db }, secret, now }: PackageDeps,
  player: RunTokenClaims,
  reading: ReadingLanguage,
): Promise<{ lang: string; content: string }> {
  const participation = await getParticipation(db, player);
  const at = now();
  await refuseOfflinePlay(db, participation, at);
  const source = await cachedContentOf(db, participation);
  const { lang, content: rows } = contentFor(source, participation.exploration.lang, reading);
  const content: OfflineContent = {
    now: at.getTime(),
    lang,
    highest_net_points: Math.max(participation.highestNet, pointsOf(participation).netPoints),
    solved_tasks: participation.solved,
    organiser_code: participation.arrivalCode,
    finale: rows.story.finale,
    ...(source.rules.finish.rule !== 'nothing_open' && { finish: source.rules.finish }),
    pois: rows.pois.map((row) => toOfflinePoi(row, { source, rows }, { secret, participationId: participation.id })),
  };
  return { lang, content: Buffer.from(JSON.stringify(content)).toString('base64') };
}

/**
 * A battle that forbids offline play keeps the package from all
 * players of its explorations, also from those who play solo.
 */
async function refuseOfflinePlay(db: Db, participation: Participation, at: Date): Promise<void> {
  const { playableOffline, trial, explorationId, extraMinutes } = participation;
  if (!playableOffline || trial !== null) throw new Problem('not_playable_offline');
  if (!mayHoldAnswers(participation)) throw new Problem('battle_forbids_offline');
  const forbidding = await listForbiddingBattles(db, explorationId);
  if (forbidding.some((battle) => !battleIsOver(battle, battle.extraMinutes, at)))
    throw new Problem('battle_forbids_offline');
  const state = playStateOf(participation, at);
  if (state === 'waiting' || state === 'ended')
    throw new Problem('battle_not_open', battleScheduleAt(participation, at, extraMinutes));
}

interface ShuffleKey {
  secret: string;
  participationId: number;
}

interface Packed {
  source: PlayedContentRows;
  /** In the language of the package. */
  rows: PlayedContentRows;
}

function toOfflinePoi(row: PlayedPoiRow, { source, rows: content }: Packed, key: ShuffleKey): OfflinePoi {
  const { poi } = row;
  const { id, name, slug, position, description, lang, arrivalRadius, arrivalWaitMinutes, arrivalCode } = poi;
  const qualifiers = (content.prerequisites.get(id) ?? []).map(toQualifier);
  const conditions = qualifiers.filter(isCondition);
  const hints = content.hints.get(id) ?? [];
  return {
    id,
    name,
    slug,
    position,
    description,
    ...(lang !== undefined && { lang }),
    ...withTiming(placeOfPoi(row, hints), hints),
    prerequisites: qualifiers.flatMap((qualifier) => (isCondition(qualifier) ? [] : [qualifier])),
    ...(conditions.length > 0 && { conditions }),
    arrival: { radius: arrivalRadius, wait_minutes: arrivalWaitMinutes, target: targetOf(poi), code: arrivalCode },
    tasks: (content.tasks.get(id) ?? []).map((task) => toOfflineTask(task, source, key)),
  };
}

/** A place whose hints say when they come and become free. */
function withTiming(place: PoiLocation, rows: readonly PlayedHintRow[]): PoiLocation {
  const timed = hintsOf(place).map((hint, index) => {
    const row = rows[index];
    return row ? { ...hint, ...writtenTiming(timingOf(row)) } : hint;
  });
  return withHints(place, timed);
}

function toOfflineTask(row: PlayedTaskRow, source: PlayedContentRows, key: ShuffleKey): OfflineTask {
  const { id, name, description, points, position, attempts, explanation, taskType, content, lang } = row;
  const original = source.taskById.get(id) ?? row;
  const translations = [original.content, ...answersOf(original, source.translations)];
  const task = toPlayedContent(taskType, content as never, {
    shuffled: (items, isRefused) => shuffleFor(items, { ...key, taskId: id }, isRefused),
    photoDays: source.photoDays,
  });
  return {
    id,
    name,
    description,
    points,
    position,
    attempts,
    explanation,
    explain_after_attempts: row.explainAfterAttempts,
    partial: bringsPartialPoints(row),
    task_type: taskType,
    task,
    solution: content,
    ...(row.pieces && { pieces: row.pieces }),
    ...((translations.length > 1 || repliesIn(content).length > 0) && { translations }),
    ...(lang !== undefined && { lang }),
  };
}
