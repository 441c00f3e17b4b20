import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import { rankTeams } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { playedContent } from '@puzzle-runs/web/task/played-content.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import { afterAttempts } from '@puzzle-runs/web/task/shown-after-answer.ts';
import { NO_ARRIVAL } from '../poi/no-arrival.ts';
import { missingConditions, type PlaygroundState, playgroundIds } from './playground-game.ts';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';

const EXPLORATION = { id: 1, name: '', slug: 'playground' };
const OWN_TEAM = 1;

function taskView(task: TaskWithSolution, id: number, position: number, state: PlaygroundState): PlayedTask {
  return {
    id,
    name: task.name,
    description: task.description,
    points: task.points,
    position,
    attempts: task.attempts,
    remaining_attempts: remainingAttempts(task.attempts, state.wrong[id] ?? 0),
    progressed: state.solved.includes(id),
    progressed_at: null,
    answer: null,
    partial: false,
    partial_points: 0,
    best_try: null,
    ...afterAttempts(task, { solved: state.solved.includes(id), wrong: state.wrong[id] ?? 0 }),
    task_type: task.task_type,
    task: playedContent(task.task_type, task.task),
    ...(task.task_type === 'photo' && { photo: null }),
    // Kind and content match; TypeScript cannot express that for the contract's union.
  } as PlayedTask;
}

function locationView(poi: PlaygroundPoi, at: number, state: PlaygroundState) {
  if (poi.location_type !== 'hint') return { location_type: poi.location_type, location: poi.location };
  const location = poi.hints.map(({ hint_type, hint_value, hint_description = '', cost }, index) => {
    const id = playgroundIds(at).of(index);
    const progressed = state.paid.includes(id);
    return {
      id,
      hint_type,
      cost,
      progressed,
      hint_value: progressed ? hint_value : null,
      hint_description: progressed ? hint_description : null,
    };
  });
  return { location_type: 'hint', location };
}

function poiView(script: PlaygroundScript, state: PlaygroundState, at: number, minutes: number): PlayedPoi {
  const poi = script.pois[at] as PlaygroundPoi;
  const conditions = missingConditions(script, state, at, minutes);
  const ids = playgroundIds(at);
  const base = { id: ids.poi, name: poi.name, slug: poi.slug, position: at + 1, UnlockPrerequisites: conditions };
  if (conditions.some(({ remaining }) => remaining > 0)) return { ...base, unlocked: false };
  const tasks = poi.tasks.map((task, index) => taskView(task, ids.of(index), index + 1, state));
  return {
    ...base,
    ...locationView(poi, at, state),
    unlocked: true,
    description: poi.description,
    arrival: NO_ARRIVAL,
    Tasks: tasks,
    tasks_completed: tasks.filter(({ progressed }) => progressed).length,
    total_tasks: tasks.length,
  } as PlayedPoi;
}

/** Points to earn in a playground: the initial points and those of its tasks. */
function pointsToEarnOf({ pois, earned = 0, pointsToEarn }: PlaygroundScript): number {
  return pointsToEarn ?? earned + pois.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);
}

/** The playground as the API would return it after `minutes` of play. A playground has no finish. */
export function joinedView(script: PlaygroundScript, state: PlaygroundState, minutes: number): JoinedPois {
  const tasks = script.pois.flatMap((poi) => poi.tasks).length;
  return {
    count: script.pois.length,
    rows: script.pois.map((_, at) => poiView(script, state, at, minutes)),
    // Playgrounds are written in the language of the site.
    exploration: { ...EXPLORATION, image: null, code: 0, lang: '', source_lang: '', languages: [] },
    intro: null,
    finale: null,
    battle: script.battle === undefined ? null : { ...EXPLORATION, name: script.battle },
    team: script.team ? { id: OWN_TEAM, slug: 'own', ...script.team } : null,
    schedule: null,
    playable_offline: false,
    help_requests: false,
    progress: {
      netPoints: netPoints(state.earned, state.spent),
      earnedPoints: state.earned,
      spentPoints: state.spent,
      adjustedPoints: 0,
      pointsToEarn: pointsToEarnOf(script),
      tasks_completed: state.solved.length,
      tasks_to_complete: tasks - state.solved.length,
      total_tasks: tasks,
      joined_at: new Date(0).toISOString(),
      finished_at: null,
      rating: null,
      open_reviews: 0,
    },
  };
}

/** The teams of the playground's battle, best first. */
export function rankingView(script: PlaygroundScript, state: PlaygroundState): RankingEntry[] {
  const { team, rivals = [] } = script;
  if (!team) return [];
  const own = { ...team, id: OWN_TEAM, earned: state.earned, spent: state.spent };
  const others = rivals.map(({ name, image, earned, gains }, index) => ({
    name,
    image,
    id: OWN_TEAM + 1 + index,
    earned: earned + gains.slice(0, state.rounds).reduce((sum, gain) => sum + gain, 0),
    spent: 0,
  }));
  return rankTeams(
    [own, ...others].map((entry) => ({
      ...entry,
      adjusted: 0,
      tieBreakAt: null,
      pointsToEarn: pointsToEarnOf(script),
    })),
  ).map(({ id, name, image, earned, spent, place }) => ({
    place,
    Team: { id, name, image, totalEarnedPoints: earned, totalSpentPoints: spent },
    adjustedPoints: 0,
    Exploration: { id: EXPLORATION.id, name: EXPLORATION.name },
    netPoints: netPoints(earned, spent),
    pointsToEarn: pointsToEarnOf(script),
  }));
}
