import type { HintTexts } from '@puzzle-runs/contract/mapping/submission-result.ts';
import type { Game } from '@puzzle-runs/domain/game/game.ts';
import { newProgress, type Progress } from '@puzzle-runs/domain/game/progress.ts';
import { hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { localGame } from '@puzzle-runs/web/tasks/local-game.ts';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';

/** Ids reserved per poi. */
const PER_POI = 100;

/** Ids of a poi, its tasks and its hints, unique within a playground. */
export function playgroundIds(poi: number) {
  return { poi: poi + 1, of: (index: number) => (poi + 1) * PER_POI + index };
}

/** The game of a playground. */
export function playgroundGame({ pois }: PlaygroundScript): Game {
  return localGame(
    pois.map((poi, index) => {
      const ids = playgroundIds(index);
      return {
        id: ids.poi,
        locationType: poi.location_type,
        prerequisites: poi.prerequisites.map((prerequisite, at) => ({ ...prerequisite, id: ids.of(at) })),
        tasks: poi.tasks.map((task, at) => ({ ...task, id: ids.of(at) })),
        hints: hintsOf(poi).map((hint, at) => ({ id: ids.of(at), cost: hint.cost, timing: hintTimingIn(hint) })),
      };
    }),
  );
}

function hintsOf(poi: PlaygroundPoi) {
  return poi.hints ?? [];
}

/** The texts of a bought hint. */
export function hintTextsIn({ pois }: PlaygroundScript, id: number): HintTexts {
  const hints = pois.flatMap((poi, index) => hintsOf(poi).filter((_, at) => playgroundIds(index).of(at) === id));
  return { hint_value: hints[0]?.hint_value ?? '', hint_description: hints[0]?.hint_description ?? '' };
}

/** The player's progress at the start, a time in milliseconds. */
export function initialProgress({ earned = 0 }: PlaygroundScript, at = 0): Progress {
  const nothing = newProgress({ joinedAt: at, startedAt: at });
  return { ...nothing, highestNet: earned, unlisted: { ...nothing.unlisted, earned } };
}
