import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { PlayedPoi, PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';
import type { JoinedPois } from '@puzzle-runs/contract/progress.ts';
import { playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import {
  isUnlocked,
  missingToUnlock,
  type ReachedProgress,
  wholeMinutes,
} from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf } from '#mapping/public-exploration.ts';
import { battleScheduleOf, playStateOf } from './battle-end-with-extra-minutes.ts';
import { cachedContentOf, type PlayedContentRows, type PlayedPoiRow } from './cached-content.repository.ts';
import { existingTasks, finishedAt } from './finish.service.ts';
import { type ParticipationMarks, readMarks } from './marks.repository.ts';
import { mayHoldAnswers } from './may-hold-answers.ts';
import type { Participation } from './play.repository.ts';
import { getParticipation, pointsOf, taskFigures } from './play.service.ts';
import { type PlayerView, toPlayedArrival, toPlayedLocation, toPlayedTask } from './played-poi.ts';

const EVERYTHING: ReachedProgress = {
  highestNetPoints: Number.POSITIVE_INFINITY,
  minutes: Number.POSITIVE_INFINITY,
  solvedTasks: Number.POSITIVE_INFINITY,
};

/** All pois of the joined exploration as this player may see them now, with schedule and progress. Throws `unauthorized`. */
export async function readJoinedPois(
  { store: { db }, secret, now }: Pick<Deps, 'store' | 'secret' | 'now'>,
  player: RunTokenClaims,
): Promise<JoinedPois> {
  const participation = await getParticipation(db, player);
  const [content, marks] = await Promise.all([cachedContentOf(db, participation), readMarks(db, participation.id)]);
  const at = now();
  const by: PlayerView = { marks, secret, participation, at };
  const reached = reachedBy(participation, at);
  const waiting = playStateOf(participation, at) === 'waiting'; // players must not read ahead in the waiting room
  const rows = waiting ? [] : content.pois.map((row) => toPlayedPoi(row, content, reached, by));
  const { code, ...exploration } = participation.exploration;
  return {
    count: rows.length,
    rows,
    exploration: { ...exploration, code: codeFlagOf(code) },
    battle: participation.battle,
    team: participation.team,
    schedule: participation.battleId === null ? null : battleScheduleOf(participation, participation.extraMinutes, at),
    playable_offline: participation.trial === null && mayHoldAnswers(participation),
    progress: progressOf(participation, content, marks),
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

function toPlayedPoi(
  { poi, place }: PlayedPoiRow,
  content: PlayedContentRows,
  reached: ReachedProgress,
  by: PlayerView,
): PlayedPoi {
  const UnlockPrerequisites = (content.prerequisites.get(poi.id) ?? []).map(
    ({ id, unlockType: unlock_type, value }): PlayedPrerequisite => {
      return { id, unlock_type, value, remaining: missingToUnlock({ unlock_type, value }, reached) };
    },
  );
  const base = { id: poi.id, name: poi.name, slug: poi.slug, position: poi.position, UnlockPrerequisites };
  if (!isUnlocked(UnlockPrerequisites, reached)) return { ...base, unlocked: false };
  const tasks = content.tasks.get(poi.id) ?? [];
  const hints = content.hints.get(poi.id) ?? [];
  const arrival = toPlayedArrival(poi, tasks, by);
  return {
    ...base,
    unlocked: true,
    description: poi.description,
    arrival,
    Tasks: arrival.arrived ? tasks.map((task) => toPlayedTask(task, by)) : [],
    tasks_completed: tasks.filter(({ id }) => by.marks.solvedAt.has(id)).length,
    total_tasks: tasks.length,
    ...toPlayedLocation(poi, { place, hints, bought: by.marks.bought }),
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
  };
}
