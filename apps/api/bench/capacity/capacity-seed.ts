import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import { createBattleWithTeams } from '#modules/content/store-battle.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { readConfig } from '../../src/config/config.ts';
import { closeDeps, createDeps } from '../../src/start/create-deps.ts';
import { bigExploration, TEXT } from '../seed.ts';

/** Teams of one battle; each phone plays for a team of its own. */
const TEAMS = 50;
/** Quests of the run; every sixth asks for a number. */
const TASKS = 72;

export interface Seats {
  explorationId: number;
  /** A place for each phone. */
  seats: { battleId: number; teamId: number }[];
  /** Quests whose answer is the number 16. */
  taskIds: number[];
}

/**
 * Child process of the capacity measurement: fills the database for
 * this number of phones, and writes their places to standard output.
 */
const phones = Number(process.argv[2]);
const deps = await createDeps(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
const [explorationId = 0] = await importRunFiles(deps.store, [bigExploration('Capacity run', TASKS)], deps.now());
const seats: Seats['seats'] = [];
while (seats.length < phones) {
  const name = `Battle ${seats.length}`;
  const sides = Array.from({ length: TEAMS }, (_, index) => {
    return { explorationId, team: { name: `${name} team ${index + 1}`, image: null, code: null } };
  });
  const { battleId, teamIds } = await deps.store.transact((tx) =>
    createBattleWithTeams(tx, { name, description: TEXT, sides }, deps.now()),
  );
  seats.push(...teamIds.map((teamId) => ({ battleId, teamId })));
}
const { tasks } = await readExplorationSteps(deps.store.db, 'capacity-run');
const taskIds = tasks.filter(({ taskType }) => taskType === 'guess_number').map(({ id }) => id);
await closeDeps(deps);
console.log(JSON.stringify({ explorationId, seats, taskIds } satisfies Seats));
