import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import type { HintTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import type { Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';

export interface PlaygroundHint extends Partial<HintTiming> {
  hint_type: PlayedHint['hint_type'];
  hint_value: string;
  hint_description?: string;
  cost: number;
}

type VisiblePoi = Exclude<OpenPoi, { location_type: 'hint' }>;
type VisibleLocation = { [P in VisiblePoi as P['location_type']]: Pick<P, 'location_type' | 'location'> };

/** Location of a playground's poi: hints with their values, or a location as players see it. */
type PlaygroundLocation =
  | { location_type: 'hint'; hints: readonly PlaygroundHint[] }
  | (VisibleLocation[keyof VisibleLocation] & { hints?: readonly PlaygroundHint[] });

export type PlaygroundPoi = PlaygroundLocation & {
  name: string;
  slug: string;
  /** HTML from our own dictionaries. */
  description: string;
  /** Conditions name pois and tasks by `playgroundIds`. */
  prerequisites: readonly Qualifier[];
  tasks: readonly TaskWithSolution[];
};

/** A rival team in a playground's battle; each round it earns the next of its gains. */
export interface PlaygroundRival {
  name: string;
  image: string;
  earned: number;
  gains: readonly number[];
}

/** A small game for a page: its content and its initial state. */
export interface PlaygroundScript {
  pois: readonly PlaygroundPoi[];
  /** Initial points. */
  earned?: number;
  /** How many times faster a demo minute is than a real one. */
  speed?: number;
  /** The player's team, and the battle it is in. */
  team?: { name: string; image: string };
  battle?: string;
  rivals?: readonly PlaygroundRival[];
  pointsToEarn?: number;
}
