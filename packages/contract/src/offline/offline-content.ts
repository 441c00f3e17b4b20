import type { FinishRule } from '@puzzle-runs/domain/game/game.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import type { Condition, Prerequisite } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { z } from 'zod';
import type { OpenPoi } from '../poi.ts';
import type { PlayedContent } from '../tasks/task-schemas.ts';

/** A task with its answer. */
export interface OfflineTask {
  id: number;
  name: string;
  description: string;
  points: number;
  position: number;
  /** Null: unlimited. */
  attempts: number | null;
  /** HTML; empty without one. Missing in packages from before explanations, like `explain_after_attempts`. */
  explanation?: string;
  /** Whether explanation and solution are also shown after the last attempt. */
  explain_after_attempts?: boolean;
  /** Whether the best try brings points when the last attempt is used; missing in older packages. */
  partial?: boolean;
  task_type: TaskType;
  /** What this player sees of it, in the player's own order. */
  task: PlayedContent<TaskType>;
  /** The whole content, the answer included. */
  solution: TaskContents[TaskType];
  /**
   * The content in the source language, and with the answers of the others, which are right as well; missing without
   * other answers or replies, and in older packages.
   */
  translations?: TaskContents[TaskType][];
  /** Ids of other tasks whose answers are shown beside it; missing without any, and in older packages. */
  pieces?: readonly number[];
  /** Language of a task that is not translated; missing in that of the package. */
  lang?: string;
}

/** The hints have their values. */
type PlayedLocation = { [P in OpenPoi as P['location_type']]: Pick<P, Extract<keyof P, LocationField>> };

type LocationField = 'location_type' | 'location' | 'Hints';

/** A poi with everything that players only see later. The hints of its location have their values. */
export type OfflinePoi = PlayedLocation[keyof PlayedLocation] & {
  id: number;
  name: string;
  slug: string;
  position: number;
  description: string;
  /** Language of a poi that is not translated; missing in that of the package. */
  lang?: string;
  prerequisites: (Prerequisite & { id: number })[];
  /** Conditions about other pois, tasks or options; missing without any, and in older packages. */
  conditions?: (Condition & { id: number })[];
  arrival: {
    /** Metres; null where arriving is not required. */
    radius: number | null;
    /** After how many minutes players may report the arrival themselves; null for never. */
    wait_minutes: number | null;
    target: GeoPoint | null;
    code: string | null;
  };
  tasks: OfflineTask[];
};

/** The JSON inside an offline package: a run with all answers and everything else that the player's view leaves out. */
export interface OfflineContent {
  /** The server's clock in milliseconds, because the phone's may be wrong. */
  now: number;
  /** Language of the texts; missing in packages from before translations. */
  lang?: string;
  /** Of the participation when the package was made. */
  highest_net_points: number;
  solved_tasks: number;
  /** Code of the organiser that proves any arrival; null without a battle. */
  organiser_code: string | null;
  /** HTML to read at the finish; empty without one. Missing in packages from before finales. */
  finale?: string;
  /** When the run is finished; missing where it is when nothing is open, and in older packages. */
  finish?: FinishRule;
  pois: OfflinePoi[];
}

/**
 * A run for phones that play without a network. `content` is the base64 of the JSON of an `OfflineContent` in UTF-8.
 */
export const offlinePackage = z.object({ content: z.string() }).meta({ id: 'OfflinePackage' });
