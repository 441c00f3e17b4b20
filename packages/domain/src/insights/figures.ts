import { ARRIVAL_METHODS, type ArrivalMethod } from '../poi/arrival.ts';

/**
 * What one participation adds to the counters of its exploration: figure → number. The same keys name the stored
 * counters. Short, because a participation holds some per poi and task.
 */
export type Tally = Record<string, number>;

/** How far a participation is at a poi; it is in one of them. */
export const POI_STAGES = { opened: 'o', some: 's', all: 'a' } as const;
export type PoiStage = keyof typeof POI_STAGES;

/** Kind of the figure of a chosen option. */
export const CHOSEN = 'd';

/** Names of the figures of the run, of a poi (`p<id>…`) and of a task (`t<id>…`). */
export const figure = {
  begun: 'rb',
  /** Finished in a duration of this bucket. */
  finished: (bucket: number) => `rf${bucket}`,
  stage: (poi: number, stage: PoiStage) => `p${poi}${POI_STAGES[stage]}`,
  /** Not finished, and the last act was here. */
  here: (poi: number) => `p${poi}h`,
  hints: (poi: number) => `p${poi}c`,
  arrived: (poi: number, method: ArrivalMethod) => `p${poi}v${ARRIVAL_METHODS.indexOf(method)}`,
  /** Answers, right and wrong. */
  tries: (task: number) => `t${task}n`,
  /** Tried, not solved. */
  unsolved: (task: number) => `t${task}u`,
  /** Solved in a time of this bucket. */
  solved: (task: number, bucket: number) => `t${task}b${bucket}`,
  /** Chose this option of a decision. */
  chosen: (task: number, option: number) => `t${task}${CHOSEN}${option}`,
  /** A photo was sent and waits for the verdict of the reviewer. */
  waiting: (task: number) => `t${task}w`,
  /** Open, never tried, nothing sent, and a later poi has a solved task. */
  skipped: (task: number) => `t${task}k`,
} as const;

/** A figure taken apart: the run (id 0), a poi or a task; what is counted; bucket, arrival method or option. */
export interface ParsedFigure {
  of: 'run' | 'poi' | 'task';
  id: number;
  kind: string;
  index: number;
}

const OF = { r: 'run', p: 'poi', t: 'task' } as const;

export function parseFigure(key: string): ParsedFigure {
  const [, of, id, kind, index] = /^([rpt])(\d*)([a-z])(\d*)$/.exec(key) ?? [];
  if (!of || !kind) throw new Error(`no figure: ${key}`);
  return { of: OF[of as keyof typeof OF], id: Number(id), kind, index: Number(index) };
}

/** What has to be added to the counters when a tally changes; figures that stay the same are left out. */
export function tallyChange(before: Tally, after: Tally): Tally {
  const change: Tally = {};
  for (const key in after) {
    const added = (after[key] ?? 0) - (before[key] ?? 0);
    if (added !== 0) change[key] = added;
  }
  for (const key in before) if (after[key] === undefined) change[key] = -(before[key] ?? 0);
  return change;
}
