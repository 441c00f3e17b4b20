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

/** A random run: its file, without a name. */
export function randomRun(random: Random, secrets: Secrets): ExplorationInput {
  const languages = random.pick([[], [], ['en'], ['en', 'fr']] as const);
  const making = { random, secrets, languages };
  const before = { tasks: 0, points: 0 };
  const pois = Array.from({ length: random.int(4, 7) }, (_, index): PoiInput => {
    const name = `Spot ${index + 1}`;
    const prerequisites = randomPrerequisites(making, before);
    const tasks = Array.from({ length: random.int(2, 4) }, () => randomTask({ ...making, name: newTaskName(secrets) }));
    before.tasks += tasks.length;
    before.points += tasks.reduce((sum, { points }) => sum + Number(points), 0);
    const description = `<p>${secrets.text({ kind: 'poi', poi: name })}</p>`;
    return { name, description, prerequisites, tasks, ...randomPlace(making, name) } as PoiInput;
  });
  return {
    languages: [...languages],
    intro: '<p>Willkommen.</p>',
    ...(random.chance(0.7) && { finale: `<p>${secrets.text({ kind: 'finale' })}</p>` }),
    playable_offline: random.chance(0.85),
    photo_days: 30,
    pois,
  };
}
