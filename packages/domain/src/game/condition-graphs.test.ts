import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playToTheEnd, type Step, someGraph, someSteps, take } from '../../test-data/condition-graphs.ts';
import { MINUTE, NEW, START } from '../../test-data/small-game.ts';
import { type Choices, simulateWays, waysLeft } from '../exploration/choices.ts';
import { excludingQualifiers, waitingChain } from '../exploration/waiting-chain.ts';
import { isCondition, type Qualifier } from '../poi/qualifiers.ts';
import { optionIdsOf } from '../tasks/decision/decision.ts';
import { finishedAt } from './finish.ts';
import { type Game, indexContent } from './game.ts';
import type { Progress } from './progress.ts';
import { settle } from './settle.ts';
import { viewOf } from './view.ts';
import { gatedPois } from './ways.ts';

function open(game: Game, progress: Progress, at: number): Set<number> {
  return new Set(viewOf(game, progress, at).flatMap(({ poi, unlocked }) => (unlocked ? [poi.id] : [])));
}

/** Calls `check` after every step with the progress before and after it. */
function playAll(game: Game, steps: readonly Step[], check: (after: Progress, before: Progress, at: number) => void) {
  let [progress, at] = [NEW, START];
  for (const step of steps) {
    at += step.minutes * MINUTE;
    const before = progress;
    progress = take(game, before, step, at);
    check(progress, before, at);
  }
  return { progress, at };
}

test('adding progress never locks a spot, never undoes one, and never takes back the finish by a rule', () => {
  fc.assert(
    fc.property(someGraph, someSteps({ refused: true }), (game, steps) => {
      playAll(game, steps, (after, before, at) => {
        const now = open(game, after, at);
        for (const id of open(game, before, at)) expect(now).toContain(id);
        for (const id of before.done.keys()) expect(after.done.has(id)).toBe(true);
        if (before.finishedAt !== null) expect(finishedAt(game, after)).toBe(before.finishedAt);
      });
    }),
    { numRuns: 400 },
  );
});

function closedAtTheEnd(game: Game, choices?: Choices): number[] {
  const { progress, at } = playToTheEnd(game, NEW, choices);
  return game.pois.map(({ id }) => id).filter((id) => !open(game, progress, at).has(id));
}

const idsOf = (pois: readonly { id: number }[]) => pois.map(({ id }) => id);

test('the checklist and the engine agree on what opens for the best player, on every way', () => {
  fc.assert(
    fc.property(someGraph, (game) => {
      const pois = gatedPois(game);
      const closed = [...waysLeft(pois)].map(({ choices, reach }) => {
        const ids = closedAtTheEnd(game, choices);
        expect(ids).toEqual(idsOf(reach.unreachable));
        return ids;
      });
      const never = idsOf(pois).filter((id) => closed.every((ids) => ids.includes(id)));
      expect(idsOf(simulateWays(pois).unreachable)).toEqual(never);
    }),
    { numRuns: 400 },
  );
});

test('an order closes no more than the choices do, where conditions look back and each spot opens on some way', () => {
  fc.assert(
    fc.property(someGraph, ({ spots, ...game }) => {
      const backward = spots.map((poi) => ({
        ...poi,
        prerequisites: poi.prerequisites.filter((qualifier) => looksBack(game, qualifier, poi.id)),
      }));
      const never = simulateWays(gatedPois({ pois: backward })).unreachable;
      const pois = backward.filter(({ id }) => never.every((poi) => id < poi.id));
      const free = { ...game, ...indexContent(pois, { ...game, route: 'free' }) };
      const ordered = { ...game, ...indexContent(pois, { ...game, route: 'in_order' }) };
      for (const { choices } of waysLeft(gatedPois(free)))
        expect(closedAtTheEnd(ordered, choices)).toEqual(closedAtTheEnd(free, choices));
    }),
    { numRuns: 400 },
  );
});

/** Whether a condition is about spots before this one; points and numbers of quests may come from later ones. */
function looksBack({ taskById }: Pick<Game, 'taskById'>, qualifier: Qualifier, id: number): boolean {
  const isBefore = (task: number) => Math.floor(task / 10) < id;
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return qualifier.pois.every((poi) => poi < id);
    case 'task_list':
      return qualifier.tasks.every(isBefore);
    case 'decision':
      return isBefore(qualifier.task) && taskById.get(qualifier.task)?.task.taskType === 'decision';
    case 'time':
      return true;
    case 'points':
    case 'tasks':
      return false;
  }
}

test('the ways are all ways: each choice of a player leads to one of them', () => {
  fc.assert(
    fc.property(someGraph, fc.func(fc.nat()), (game, dice) => {
      const options = game.pois.flatMap(({ tasks }) =>
        tasks.map(({ id, solution }) => [id, solution && optionIdsOf(solution.content)] as const),
      );
      const chosen = new Map(options.flatMap(([id, all]) => (all ? [[id, all[dice(id) % all.length] ?? 0]] : [])));
      const ways = [...waysLeft(gatedPois(game))].map(({ reach }) => idsOf(reach.unreachable));
      expect(ways).toContainEqual(closedAtTheEnd(game, chosen));
    }),
    { numRuns: 400 },
  );
});

test('every spot that never opens waits for a figure that is out of reach, for options that exclude each other, or for another one of them', () => {
  fc.assert(
    fc.property(someGraph, (game) => {
      const reach = simulateWays(gatedPois(game));
      const ways = Array.from(waysLeft(gatedPois(game)), (way) => way.reach.reached);
      for (const poi of reach.unreachable) {
        const chain = waitingChain(poi, reach);
        const hasFigure = poi.prerequisites.some(
          (qualifier) => !isCondition(qualifier) || qualifier.unlock_type === 'decision',
        );
        // Lists may also name quests that the run does not have.
        const names = new Set(game.pois.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
        const isUnknown = poi.prerequisites.some(
          (qualifier) => qualifier.unlock_type === 'task_list' && qualifier.tasks.some((id) => !names.has(id)),
        );
        const excluding = excludingQualifiers(poi.prerequisites, ways);
        expect(chain !== undefined || hasFigure || isUnknown || excluding.length > 0).toBe(true);
        for (const each of chain ?? []) expect(reach.unreachable).toContain(each);
      }
    }),
    { numRuns: 400 },
  );
});

test('an edit of the conditions locks nothing once everything that is open is marked', () => {
  fc.assert(
    fc.property(someGraph, someGraph, someSteps({ refused: false }), (game, edited, steps) => {
      const { progress, at } = playAll(game, steps, () => undefined);
      const kept = settle(game, progress, at, { everything: true });
      const rules = { route: 'in_order', finish: edited.finish } as const;
      const after = {
        ...game,
        ...indexContent(
          game.spots.map((poi) => ({ ...poi, ...gateOf(edited, poi.id) })),
          rules,
        ),
      };
      expect(open(after, kept, at)).toEqual(new Set([...open(after, kept, at), ...open(game, progress, at)]));
    }),
    { numRuns: 400 },
  );
});

function gateOf({ poiById }: Game, id: number) {
  const { prerequisites = [], unlockMode } = poiById.get(id) ?? {};
  return { prerequisites, unlockMode };
}

test('a run is finished once the best player has nothing left to do', () => {
  fc.assert(
    fc.property(someGraph, (game) => {
      const { progress } = playToTheEnd(game, NEW);
      const hasTasks = game.pois.some(({ tasks }) => tasks.length > 0);
      if (hasTasks) expect(finishedAt(game, progress)).not.toBeNull();
    }),
    { numRuns: 400 },
  );
});
