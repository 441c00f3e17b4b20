import type { ExplorationInput } from '@puzzle-runs/api/src/testing/given.ts';
import type { Random } from '../world/random.ts';
import { randomTask } from './generate-task.ts';
import type { Secrets } from './secrets.ts';

type PoiInput = NonNullable<ExplorationInput['pois']>[number];

interface Making {
  random: Random;
  secrets: Secrets;
  languages: readonly string[];
}

/** Names of quests and hints are secrets, those of spots are not. */
export function newTaskName(secrets: Secrets): string {
  return `Quest ${secrets.text({ kind: 'task' })}`;
}

function randomHints({ random, secrets }: Making) {
  return Array.from({ length: random.int(1, 3) }, () => ({
    hint_type: 'text' as const,
    hint_value: secrets.text({ kind: 'hint' }),
    cost: random.pick([0, 3, 5, 12]),
    ...randomTiming(random),
  }));
}

/** When a hint comes and becomes free; half of them are there from the start. */
export function randomTiming(random: Random) {
  if (random.chance(0.5)) return {};
  return {
    shown_after_tries: random.pick([null, null, 1, 2]),
    shown_after_minutes: random.pick([null, null, 2, 10]),
    free_after_minutes: random.pick([null, 3, 8]),
    after_previous: random.chance(0.4),
  };
}

/** Hints of a spot with a known place. */
function hintsBeside(making: Making) {
  return making.random.chance(0.5) ? { hints: randomHints(making) } : {};
}

/** Where a spot is, and how players arrive there. */
function randomPlace(making: Making, name: string): Partial<PoiInput> {
  const { random, secrets } = making;
  const arrival = random.chance(0.4)
    ? {
        arrival_radius: 30,
        arrival_code: secrets.code(),
        arrival_wait_minutes: random.pick([null, 5]),
      }
    : {};
  switch (random.pick(['coordinates', 'address', 'hint'] as const)) {
    case 'coordinates': {
      const location = { latitude: secrets.latitude({ kind: 'poi', poi: name }), longitude: 12.1 };
      return { location_type: 'coordinates', location, ...hintsBeside(making), ...arrival } as Partial<PoiInput>;
    }
    case 'address': {
      const street = `${secrets.text({ kind: 'poi', poi: name })}straße 1`;
      const pin = { latitude: secrets.latitude({ kind: 'poi', poi: name }), longitude: 12.1 };
      const location = { street, postal_code: '93047', location: 'Regensburg', pin };
      return { location_type: 'address', location, ...hintsBeside(making), ...arrival } as Partial<PoiInput>;
    }
    case 'hint': {
      const target = { latitude: secrets.latitude({ kind: 'target' }), longitude: 12.2 };
      const place = random.chance(0.7) ? { target } : {};
      return { location_type: 'hint', location: randomHints(making), ...place, ...arrival } as Partial<PoiInput>;
    }
  }
}

/** Conditions that the spots before it can meet. */
function randomPrerequisites({ random }: Making, before: { tasks: number; points: number }): PoiInput['prerequisites'] {
  if (before.tasks === 0 || random.chance(0.35)) return [];
  const kinds = random.shuffled(['points', 'tasks', 'time'] as const).slice(0, random.pick([1, 1, 2]));
  const most = { points: Math.max(Math.floor(before.points / 2), 1), tasks: before.tasks, time: 20 };
  return kinds.map((unlock_type) => ({ unlock_type, value: random.int(1, most[unlock_type]) }));
}

/** Conditions about the spots before it. Now and then one of them is enough. */
function randomGate({ random }: Making, before: readonly PoiInput[]): Partial<PoiInput> {
  if (before.length === 0 || random.chance(0.5)) return {};
  const spots = random.shuffled([...before]).slice(0, random.int(1, 3));
  const quests = before.flatMap(({ name, tasks = [] }) => tasks.map((task) => ({ poi: name, task: task.name })));
  const named = random.shuffled(quests).slice(0, random.int(1, 3));
  const decisions = quests.filter(({ task }) => optionsOf(before, task).length > 0);
  const fork = decisions.length > 0 ? random.pick(decisions) : undefined;
  const options = fork ? random.shuffled(optionsOf(before, fork.task)).slice(0, random.pick([1, 1, 2])) : [];
  const choice = fork && { unlock_type: 'decision' as const, decision: fork, options };
  const conditions = [
    { unlock_type: 'poi_list' as const, value: random.int(1, spots.length), pois: spots.map(({ name }) => name) },
    { unlock_type: 'task_list' as const, value: random.int(1, named.length), tasks: named },
  ];
  const lists = random.pick([conditions.slice(0, 1), conditions.slice(1), conditions]);
  const chosen = choice ? random.pick([[choice], [choice], [choice, ...lists], lists]) : lists;
  return { conditions: chosen, ...(random.chance(0.3) && { unlock_mode: 'any' as const }) };
}

/** Texts of the options of a decision; none for another quest. */
function optionsOf(pois: readonly PoiInput[], name: string): string[] {
  const task = pois.flatMap(({ tasks = [] }) => tasks).find((each) => each.name === name);
  return task?.task_type === 'decision' ? task.task.options.map(({ option }) => option) : [];
}

/** Lets some quests have others as their pieces, also later ones. */
function addPieces(random: Random, pois: readonly PoiInput[]): void {
  const quests = pois.flatMap(({ name: poi, tasks = [] }) => tasks.map((task) => ({ poi, task })));
  for (const { task } of quests) {
    if (!random.chance(0.15)) continue;
    const others = random.shuffled(quests.filter((quest) => quest.task !== task)).slice(0, random.int(1, 5));
    task.pieces = others.map((other) => ({ poi: other.poi, task: other.task.name }));
  }
}

/** When the run is finished. */
function randomFinish(random: Random, names: readonly string[]): ExplorationInput['finish'] {
  return random.pick([
    undefined,
    undefined,
    { rule: 'pois_done' as const, pois: random.int(1, names.length) },
    { rule: 'poi_done' as const, poi: random.pick([...names]) },
  ]);
}

/** A random run: its file, without a name. Half of them have conditions about spots and quests, orders and rules. */
export function randomRun(random: Random, secrets: Secrets): ExplorationInput {
  const languages = random.pick([[], [], ['en'], ['en', 'fr']] as const);
  const making = { random, secrets, languages };
  const before = { tasks: 0, points: 0 };
  const tellsStory = random.chance(0.5);
  const pois: PoiInput[] = [];
  for (let index = 0, length = random.int(4, 7); index < length; index += 1) {
    const name = `Spot ${index + 1}`;
    const prerequisites = randomPrerequisites(making, before);
    const tasks = Array.from({ length: random.int(2, 4) }, () => randomTask({ ...making, name: newTaskName(secrets) }));
    before.tasks += tasks.length;
    before.points += tasks.reduce((sum, { points }) => sum + Number(points), 0);
    const description = `<p>${secrets.text({ kind: 'poi', poi: name })}</p>`;
    const gate = tellsStory ? randomGate(making, pois) : {};
    pois.push({ name, description, prerequisites, tasks, ...gate, ...randomPlace(making, name) } as PoiInput);
  }
  addPieces(random, pois);
  const finish = tellsStory
    ? randomFinish(
        random,
        pois.map(({ name }) => name),
      )
    : undefined;
  return {
    languages: [...languages],
    intro: '<p>Willkommen.</p>',
    ...(random.chance(0.7) && { finale: `<p>${secrets.text({ kind: 'finale' })}</p>` }),
    playable_offline: random.chance(0.85),
    photo_days: 30,
    ...(tellsStory && random.chance(0.2) && { route: 'in_order' as const }),
    ...(finish && { finish }),
    pois,
  };
}
