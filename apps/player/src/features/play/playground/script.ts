import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import type { Prerequisite } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';

export interface PlaygroundHint {
  hint_type: PlayedHint['hint_type'];
  hint_value: string;
  cost: number;
}

type VisiblePoi = Exclude<OpenPoi, { location_type: 'hint' }>;

/** Where a poi of a playground is: hints with their values, or a place as players read it. */
type PlaygroundLocation =
  | { location_type: 'hint'; hints: readonly PlaygroundHint[] }
  | { [P in VisiblePoi as P['location_type']]: Pick<P, 'location_type' | 'location'> }[VisiblePoi['location_type']];

export type PlaygroundPoi = PlaygroundLocation & {
  name: string;
  slug: string;
  /** HTML of our own dictionaries. */
  description: string;
  prerequisites: readonly Prerequisite[];
  tasks: readonly TaskWithSolution[];
};

/** Another team of a playground's battle. Each time it plays on, it earns the next of its gains. */
export interface PlaygroundRival {
  name: string;
  image: string;
  earned: number;
  gains: readonly number[];
}

/** A game small enough for a page: what there is to play, and how it stands at first. */
export interface PlaygroundScript {
  pois: readonly PlaygroundPoi[];
  /** Points in the pocket at first. */
  earned?: number;
  /** Times that a demo minute is faster than a real one. */
  speed?: number;
  /** The player's team, and the battle it is in. */
  team?: { name: string; image: string };
  battle?: string;
  rivals?: readonly PlaygroundRival[];
  pointsToEarn?: number;
}
