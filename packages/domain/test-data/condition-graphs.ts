import fc from 'fast-check';
import type { Choices } from '../src/exploration/choices.ts';
import type { OrganiserAct, Submission } from '../src/game/act.ts';
import { apply } from '../src/game/apply.ts';
import { type FinishRule, type Game, type GamePoi, type GameTask, indexContent, type Route } from '../src/game/game.ts';
import type { Progress } from '../src/game/progress.ts';
import type { Qualifier } from '../src/poi/qualifiers.ts';
import { UNLOCK_MODES } from '../src/poi/qualifiers.ts';
import { Problem } from '../src/problem.ts';
import {
  ANNA,
  answer,
  arrive,
  choose,
  decisionTask,
  MINUTE,
  numberTask,
  photo,
  photoTask,
  START,
  smallGame,
  spot,
} from './small-game.ts';

const SPOTS_MAX = 7;
const CODE = 'K7M2QX';

/** Ids of quests of a spot: two or none. */
const taskIds = (id: number) => [10 * id, 10 * id + 1];

const optionIds = (task: number) => [1, 2, 3].map((digit) => 10 * task + digit);

/** Spots are numbers from 1, quests have the number of their spot and a digit. */
function someList<Kind extends string>(unlock_type: Kind, ids: readonly number[]) {
  return fc
    .tuple(fc.subarray([...ids], { minLength: 1, maxLength: Math.min(3, ids.length) }), fc.nat())
    .map(([list, dice]) => ({ unlock_type, value: 1 + (dice % list.length), list }));
}

/** One of two options, or one option alone. The quest may be none, and then the condition waits in vain. */
function someChoice(task: number): fc.Arbitrary<Qualifier> {
  return fc
    .subarray(optionIds(task), { minLength: 1, maxLength: 2 })
    .map((options) => ({ unlock_type: 'decision', value: 1, task, options }));
}

function someQualifier(spots: number): fc.Arbitrary<Qualifier> {
  const ids = Array.from({ length: spots }, (_, index) => index + 1);
  return fc.oneof(
    { weight: 4, arbitrary: someList('poi_list', ids).map(({ list, ...rest }) => ({ ...rest, pois: list })) },
    {
      weight: 3,
      arbitrary: someList('task_list', ids.flatMap(taskIds)).map(({ list, ...rest }) => ({ ...rest, tasks: list })),
    },
    { weight: 3, arbitrary: fc.constantFrom(...ids).chain((id) => someChoice(taskIds(id)[0] ?? 0)) },
    { weight: 1, arbitrary: fc.record({ unlock_type: fc.constant('points' as const), value: fc.nat({ max: 40 }) }) },
    { weight: 1, arbitrary: fc.record({ unlock_type: fc.constant('tasks' as const), value: fc.nat({ max: 5 }) }) },
    { weight: 1, arbitrary: fc.record({ unlock_type: fc.constant('time' as const), value: fc.nat({ max: 9 }) }) },
  );
}

function someSpot(id: number, spots: number): fc.Arbitrary<GamePoi> {
  return fc
    .record({
      qualifiers: fc.oneof(
        { weight: 2, arbitrary: fc.constant<Qualifier[]>([]) },
        fc.array(someQualifier(spots), { maxLength: 3 }),
      ),
      unlockMode: fc.constantFrom(...UNLOCK_MODES),
      quests: fc.constantFrom('none', 'numbers', 'once', 'photo', 'decision', 'decision'),
      arrives: fc.boolean(),
    })
    .map(({ qualifiers, unlockMode, quests, arrives }) => {
      const [first = 0, second = 0] = taskIds(id);
      const tasks = {
        none: [],
        numbers: [numberTask(first), numberTask(second)],
        once: [numberTask(first, { attempts: 1 }), numberTask(second)],
        photo: [photoTask(first, 'after'), numberTask(second)],
        decision: [decisionTask(first, 3), numberTask(second)],
      }[quests];
      const prerequisites = qualifiers.map((qualifier, index) => ({ id: 100 * id + index, ...qualifier }));
      const arrival = arrives ? { arrival: { radius: 30, code: CODE } } : {};
      return spot(id, tasks, { prerequisites, unlockMode, ...arrival });
    });
}

const someFinish = (spots: number): fc.Arbitrary<FinishRule> =>
  fc.oneof(
    fc.constant({ rule: 'nothing_open' } as const),
    fc.integer({ min: 1, max: spots }).map((pois) => ({ rule: 'pois_done', pois }) as const),
    fc.integer({ min: 1, max: spots }).map((poi) => ({ rule: 'poi_done', poi }) as const),
  );

/** A run whose spots wait for each other in any way, also in vain. Its content without the order: `spots`. */
export const someGraph: fc.Arbitrary<Game & { spots: readonly GamePoi[] }> = fc
  .integer({ min: 1, max: SPOTS_MAX })
  .chain((count) =>
    fc.record({
      spots: fc.tuple(...Array.from({ length: count }, (_, index) => someSpot(index + 1, count))),
      route: fc.constantFrom<Route[]>('free', 'free', 'in_order'),
      finish: someFinish(count),
    }),
  )
  .map(({ spots, route, finish }) => ({ ...smallGame(spots), ...indexContent(spots, { route, finish }), spots }));

/** One step of a play: an act, allowed or not, some minutes after the one before. */
export interface Step {
  act: Submission | OrganiserAct;
  minutes: number;
}

const someTask = fc.integer({ min: 1, max: SPOTS_MAX }).chain((id) => fc.constantFrom(...taskIds(id)));
const someAct: fc.Arbitrary<Submission | OrganiserAct> = fc.oneof(
  { weight: 8, arbitrary: someTask.map((id) => answer(id)) },
  { weight: 2, arbitrary: someTask.map((id) => answer(id, 3)) },
  { weight: 3, arbitrary: someTask.map((id) => photo(id, id)) },
  { weight: 4, arbitrary: someTask.chain((id) => fc.constantFrom(...optionIds(id)).map((to) => choose(id, to))) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: SPOTS_MAX }).map((id) => arrive(id, { via: 'code', code: CODE })) },
);
const someVerdict: fc.Arbitrary<OrganiserAct> = someTask.map((taskId) => {
  return { act: 'judge_photo', taskId, verdict: 'rejected', points: 0, reason: null };
});

/** Steps of a player; with `refused`, an organiser refuses photos meanwhile. */
export function someSteps({ refused }: { refused: boolean }): fc.Arbitrary<Step[]> {
  const act = refused ? fc.oneof({ weight: 8, arbitrary: someAct }, { weight: 1, arbitrary: someVerdict }) : someAct;
  return fc.array(fc.record({ act, minutes: fc.constantFrom(0, 0, 1, 5) }), { maxLength: 30 });
}

/** The progress after one more step; a step that the rules refuse changes nothing. */
export function take(game: Game, progress: Progress, { act }: Step, at: number): Progress {
  try {
    return apply(game, progress, act, { at, by: ANNA }).progress;
  } catch (error) {
    if (error instanceof Problem) return progress;
    throw error;
  }
}

/**
 * The progress of the best player: tries everything again and again, until nothing more opens. Without `choices`, takes
 * the first option of each decision.
 */
export function playToTheEnd(
  game: Game,
  from: Progress,
  choices: Choices = new Map(),
): { progress: Progress; at: number } {
  let progress = from;
  for (let round = 1; ; round += 1) {
    const at = START + 100 * round * MINUTE;
    const before = progress;
    for (const { id, tasks } of game.pois) {
      progress = take(game, progress, { act: arrive(id, { via: 'code', code: CODE }), minutes: 0 }, at);
      for (const task of tasks) {
        const act = bestAct(task, choices);
        if (!progress.solved.has(task.id)) progress = take(game, progress, { act, minutes: 0 }, at);
      }
    }
    const isSame = progress.solved.size === before.solved.size && progress.opened.size === before.opened.size;
    if (isSame && progress.done.size === before.done.size) return { progress, at };
  }
}

function bestAct({ id, taskType }: GameTask, choices: Choices): Submission {
  if (taskType === 'photo') return photo(id, id);
  return taskType === 'decision' ? choose(id, Number(choices.get(id) ?? optionIds(id)[0])) : answer(id);
}
