import { type PoiLocation, playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { countTasks } from '@puzzle-runs/domain/game/finish.ts';
import type { Game } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { netOf, standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { type PoiView, viewOf } from '@puzzle-runs/domain/game/view.ts';
import { rankTeams } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { localTaskTexts, type TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import { playgroundIds } from './playground-game.ts';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';

const EXPLORATION = { id: 1, name: '', slug: 'playground' };
const OWN_TEAM = 1;

function placeOf(poi: PlaygroundPoi, index: number): PoiLocation {
  const hints = (poi.hints ?? []).map(({ hint_type, hint_value, hint_description = '', cost }, at) => {
    return { id: playgroundIds(index).of(at), hint_type, cost, progressed: true, hint_value, hint_description };
  });
  switch (poi.location_type) {
    case 'hint':
      return { location_type: 'hint', location: hints };
    case 'address':
      return { location_type: 'address', location: poi.location, Hints: hints };
    case 'coordinates':
      return { location_type: 'coordinates', location: poi.location, Hints: hints };
  }
}

/** A photo of a playground is only shown by its form. */
function withoutPhotos(view: PoiView): PoiView {
  return view.unlocked ? { ...view, tasks: view.tasks.map((task) => ({ ...task, photo: null })) } : view;
}

function poiView(poi: PlaygroundPoi, view: PoiView, index: number): PlayedPoi {
  const { name, slug, description } = poi;
  const textsOf = (taskId: number) => {
    const position = poi.tasks.findIndex((_, place) => playgroundIds(index).of(place) === taskId);
    // the view has the tasks of the script
    return localTaskTexts(poi.tasks[position] as TaskWithSolution, position + 1);
  };
  const texts = { name, slug, position: index + 1, description, place: placeOf(poi, index), textsOf };
  return playedPoi(withoutPhotos(view), texts);
}

/** Points to earn in a playground: the initial points and those of its tasks. */
function pointsToEarnOf({ pois, earned = 0, pointsToEarn }: PlaygroundScript): number {
  return pointsToEarn ?? earned + pois.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);
}

/** A playground and what its player has done at a time in milliseconds. */
export interface PlaygroundMoment {
  script: PlaygroundScript;
  game: Game;
  progress: Progress;
  at: number;
}

/** The playground as the API would return it. A playground has no finish. */
export function joinedView({ script, game, progress, at }: PlaygroundMoment): JoinedPois {
  const { net, earned, spent } = standingOf(progress);
  const { total, completed } = countTasks(game, progress);
  return {
    count: script.pois.length,
    rows: viewOf(game, progress, at).map((view, index) => poiView(script.pois[index] as PlaygroundPoi, view, index)),
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
      netPoints: net,
      earnedPoints: earned,
      spentPoints: spent,
      adjustedPoints: 0,
      pointsToEarn: pointsToEarnOf(script),
      tasks_completed: completed,
      tasks_to_complete: total - completed,
      total_tasks: total,
      joined_at: new Date(progress.joinedAt).toISOString(),
      finished_at: null,
      rating: null,
      open_reviews: 0,
    },
  };
}

/** The teams of the playground's battle, best first. `rounds`: number of those that the rivals have played. */
export function rankingView(script: PlaygroundScript, progress: Progress, rounds: number): RankingEntry[] {
  const { team, rivals = [] } = script;
  if (!team) return [];
  const { earned, spent } = standingOf(progress);
  const own = { ...team, id: OWN_TEAM, earned, spent };
  const others = rivals.map(({ name, image, earned, gains }, index) => ({
    name,
    image,
    id: OWN_TEAM + 1 + index,
    earned: earned + gains.slice(0, rounds).reduce((sum, gain) => sum + gain, 0),
    spent: 0,
  }));
  return rankTeams(
    [own, ...others].map((entry) => ({
      ...entry,
      adjusted: 0,
      tieBreak: null,
      pointsToEarn: pointsToEarnOf(script),
    })),
  ).map(({ id, name, image, earned, spent, adjusted, place }) => ({
    place,
    Team: { id, name, image, totalEarnedPoints: earned, totalSpentPoints: spent },
    adjustedPoints: adjusted,
    joined: true,
    tie_break_at: null,
    Exploration: { id: EXPLORATION.id, name: EXPLORATION.name },
    netPoints: netOf({ earned, spent, adjusted }),
    pointsToEarn: pointsToEarnOf(script),
  }));
}
