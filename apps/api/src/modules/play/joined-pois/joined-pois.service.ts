import { hash } from 'node:crypto';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { type BattleState, battleEndForTeam, playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { type ReachedProgress, wholeMinutes } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf } from '#mapping/public-exploration.ts';
import { battleScheduleOf, battleTimingOf, playStateOf } from '../battle-end-with-extra-minutes.ts';
import { cachedContentOf, type PlayedContentRows } from '../cached-content.repository.ts';
import { existingTasks, finishedAt } from '../finish.service.ts';
import { type ParticipationMarks, readMarks } from '../marks.repository.ts';
import { mayHoldAnswers } from '../may-hold-answers.ts';
import type { Participation } from '../play.repository.ts';
import { getParticipation, pointsOf, taskFigures } from '../play.service.ts';
import { piecesOf } from './content-pieces.ts';
import { gzippedAt } from './gzip-pieces.ts';
import { type JoinedPoisCache, joinedPoisCache } from './joined-pois-cache.ts';
import { joinedPoisText } from './joined-pois-text.ts';
import { filledAt, type TextWithTime } from './text-with-time.ts';

const EVERYTHING: ReachedProgress = {
  highestNetPoints: Number.POSITIVE_INFINITY,
  minutes: Number.POSITIVE_INFINITY,
  solvedTasks: Number.POSITIVE_INFINITY,
};

/** Raise it when the response changes its form, so that browsers drop what they hold. */
const FORM = 5;

type ReadDeps = Pick<Deps, 'store' | 'secret' | 'now'>;

const caches = new WeakMap<object, JoinedPoisCache>();

/**
 * All pois of the joined exploration as this player may see them now, with schedule and progress: the ETag, and the JSON text unless the
 * caller holds it already. Throws `unauthorized`, also to callers who hold the text.
 * @param isHeld whether the caller holds the response with this ETag
 */
export async function readJoinedPois(
  { store: { db }, secret, now }: ReadDeps,
  player: RunTokenClaims,
  isHeld: (etag: string) => boolean,
): Promise<{ etag: string; text: SendableText | null }> {
  const participation = await getParticipation(db, player);
  const content = await cachedContentOf(db, participation);
  const pieces = piecesOf(content);
  const at = now();
  const reached = reachedBy(participation, at);
  const basis: Basis = {
    participation,
    state: playStateOf(participation, at),
    endsAt: battleEndForTeam(battleTimingOf(participation), participation.extraMinutes ?? 0, at.getTime()),
    minutes: pieces.unlocksByTime ? reached.minutes : 0,
  };
  const cache = caches.get(db.owner) ?? joinedPoisCache();
  caches.set(db.owner, cache);
  const entry = cache.entryOf(participation.id, { basis, pieces }, () => etagOf(basis));
  if (isHeld(entry.etag)) return { etag: entry.etag, text: null };
  if (entry.text) return { etag: entry.etag, text: sendable(entry.text, at) };
  // The marks are read after the participation, so the text is never older than its basis.
  const marks = await readMarks(db, participation.id, content);
  const text = joinedPoisText({
    pieces,
    waiting: basis.state === 'waiting',
    reached,
    by: { marks, secret, participation, at },
    shuffled: entry.shuffled,
    around: aroundOf(participation, { content, marks, at }),
  });
  cache.keep(participation.id, entry, text);
  return { etag: entry.etag, text: sendable(text, at) };
}

/** The text of a response, as it is and compressed. */
interface SendableText {
  plain(): Buffer;
  gzipped(): Promise<Buffer>;
}

function sendable(text: TextWithTime, at: Date): SendableText {
  return { plain: () => filledAt(text, at), gzipped: () => gzippedAt(text, at) };
}

/** Everything that the text depends on but the time of the response; the row of the participation holds both revisions. */
interface Basis {
  participation: Participation;
  state: BattleState;
  /** Milliseconds; it moves during a pause. */
  endsAt: number | null;
  /** Whole minutes since the start; 0 where no poi waits for its time. */
  minutes: number;
}

function etagOf(basis: Basis): string {
  return `W/"${hash('sha1', JSON.stringify([FORM, basis]), 'base64url')}"`;
}

interface Reading {
  content: PlayedContentRows;
  marks: ParticipationMarks;
  at: Date;
}

function aroundOf(participation: Participation, { content, marks, at }: Reading): Omit<JoinedPois, 'count' | 'rows'> {
  const { id, name, slug, image, code, lang } = participation.exploration;
  const progress = progressOf(participation, content, marks);
  const isWaiting = playStateOf(participation, at) === 'waiting';
  return {
    exploration: { id, name, slug, image, code: codeFlagOf(code), lang },
    intro: isWaiting || content.intro === '' ? null : content.intro,
    finale: progress.finished_at === null || content.finale === '' ? null : content.finale,
    battle: participation.battle,
    team: participation.team,
    schedule: participation.battleId === null ? null : battleScheduleOf(participation, participation.extraMinutes, at),
    playable_offline: participation.trial === null && mayHoldAnswers(participation),
    help_requests: participation.helpRequests ?? false,
    progress,
  };
}

/** What a participation has reached towards prerequisites; an unlocked trial meets them all. */
export function reachedBy(participation: Participation, now: Date): ReachedProgress {
  const { highestNet, earned, spent, adjusted, joinedAt, startsAt, solved, trial } = participation;
  if (trial === 'unlocked') return EVERYTHING;
  return {
    highestNetPoints: Math.max(highestNet, netPoints(earned, spent, adjusted ?? 0)), // points may be adjusted before joining
    minutes: wholeMinutes(playingSince(joinedAt.getTime(), startsAt?.getTime() ?? null), now.getTime()),
    solvedTasks: solved,
  };
}

function progressOf(
  participation: Participation,
  content: PlayedContentRows,
  marks: ParticipationMarks,
): JoinedPois['progress'] {
  return {
    ...pointsOf(participation),
    ...taskFigures(existingTasks(content, marks)),
    joined_at: participation.joinedAt.toISOString(),
    finished_at: finishedAt(participation, content, marks)?.toISOString() ?? null,
    rating: participation.rating,
    open_reviews: marks.awaited.size,
  };
}
