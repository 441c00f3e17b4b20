import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { type Chain, neverChains } from '@puzzle-runs/domain/exploration/waiting-chain.ts';
import { orderSources } from '@puzzle-runs/domain/exploration/ways/condition-sources.ts';
import { type RunWays, runWays } from '@puzzle-runs/domain/exploration/ways/run-ways.ts';
import type { WaysPoi } from '@puzzle-runs/domain/exploration/ways/way-graph.ts';
import { type WayPicture, wayPicture } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import type { FinishRule } from '@puzzle-runs/domain/game/game.ts';
import { isGated, poisBefore } from '@puzzle-runs/domain/poi/qualifiers.ts';

interface Quest {
  id: number;
  name: string;
  /** Empty if it is no decision. */
  options: readonly { id: number; option: string }[];
}

/** A spot as the page shows it. */
export interface WaySpot extends WaysPoi {
  name: string;
  slug: string;
  /** From 1, in the order of the run. */
  number: number;
  points: number;
  /** All its quests, also those without an answer. */
  quests: readonly Quest[];
}

/** Everything that the page tells about a run. */
export interface WaysOfRun {
  spots: readonly WaySpot[];
  ways: RunWays<WaySpot>;
  picture: WayPicture<WaySpot>;
  /** For which spots one may wait because of the order of the run, by its id; see `orderSources`. */
  ordered: ReadonlyMap<number, readonly number[]>;
  /** Quests whose choice opens spots, by their spot. */
  decisions: ReadonlyMap<WaySpot, readonly Quest[]>;
  /** Why spots never open. */
  chains: readonly Chain<WaySpot>[];
  /** Whether every spot is open from the start. */
  isFree: boolean;
  finale: WaySpot | undefined;
}

/**
 * The ways of a run as it is stored.
 * @param checklist its entries; a quest without an answer can never be solved, so what waits for it never opens
 */
export function waysOfRun(trail: ExplorationTrail, checklist: readonly ChecklistEntry[] = []): WaysOfRun {
  const spots = spotsOf(trail, unsolvable(checklist));
  const finish = finishOf(trail);
  const ordered = orderSources(spots);
  return {
    spots,
    ways: runWays(spots, { finish }),
    picture: wayPicture(spots, ordered),
    ordered,
    decisions: decisionsOf(spots),
    chains: neverChains(spots),
    isFree: !spots.some(isGated),
    finale: finish.rule === 'poi_done' ? spots.find(({ id }) => id === finish.poi) : undefined,
  };
}

function decisionsOf(spots: readonly WaySpot[]): Map<WaySpot, Quest[]> {
  const asked = new Set(
    spots.flatMap(({ prerequisites }) =>
      prerequisites.flatMap((qualifier) => (qualifier.unlock_type === 'decision' ? [qualifier.task] : [])),
    ),
  );
  const own = spots.map((spot) => [spot, spot.quests.filter(({ id }) => asked.has(id))] as const);
  return new Map(own.filter(([, quests]) => quests.length > 0));
}

function unsolvable(checklist: readonly ChecklistEntry[]): ReadonlySet<number> {
  return new Set(checklist.flatMap(({ reason, Task }) => (reason === 'task_without_answer' && Task ? [Task.id] : [])));
}

function spotsOf({ Pois, route }: ExplorationTrail, lacking: ReadonlySet<number>): WaySpot[] {
  return Pois.map((poi, index) => ({
    id: poi.id,
    name: poi.name,
    slug: poi.slug,
    number: index + 1,
    points: poi.pointsToEarn,
    quests: poi.Tasks.map(({ id, name, TaskOptions: options = [] }) => ({ id, name, options })),
    place: poi.place,
    tasks: poi.Tasks.filter(({ id }) => !lacking.has(id)).map(({ id, points, TaskOptions }) => ({
      id,
      points,
      options: TaskOptions?.map((option) => option.id),
    })),
    isNeverDone: poi.Tasks.some(({ id }) => lacking.has(id)),
    prerequisites: [...poi.UnlockPrerequisites, ...(poi.Conditions ?? [])],
    unlockMode: poi.unlock_mode,
    after: route === 'in_order' ? poisBefore(Pois, index) : [],
  }));
}

function finishOf({ finish_rule, finish_pois, finish_poi }: ExplorationTrail): FinishRule {
  if (finish_rule === 'pois_done' && finish_pois != null) return { rule: 'pois_done', pois: finish_pois };
  if (finish_rule === 'poi_done' && finish_poi != null) return { rule: 'poi_done', poi: finish_poi };
  return { rule: 'nothing_open' };
}
