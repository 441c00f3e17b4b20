import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Deps } from '#deps.ts';
import { listPostalCodes } from '#modules/places/places.repository.ts';
import { CACHED_TILE } from './cached-tiles.ts';
import { seedLargestRun } from './event-loop/seed-largest-run.ts';
import { INSIGHT_CALLS } from './insights/insight-calls.ts';
import { seedInsights } from './insights/seed-insights.ts';
import { awaitStart, seedBattle, seedExplorations, seedSolved, taskIds } from './seed.ts';
import { LONG_RUN, seedCreator } from './seed-creator.ts';

interface Scenario {
  /** Size of the scenario, for the report. */
  holds: string;
  /** Addresses to measure. */
  urls: readonly string[];
  /** Fills the database; returns one player per team. */
  fill(deps: Deps): Promise<RunTokenClaims[]>;
}

export const STATISTIC = '/api/management/progress/statistic?battle_name=versus';
const RANKINGS = [
  '/api/management/progress/ranking?battle_name=versus',
  '/api/battles/versus/board',
  '/api/progress/ranking',
];
const LISTS = [
  '/api/explorations',
  '/api/explorations?search=donau',
  '/api/explorations/markers',
  '/api/explorations/markers?search=donau',
];

/** The content of measured servers. */
export const SCENARIOS = {
  play: {
    holds: '12 spots, 40 quests, 100 teams',
    urls: [
      '/api/joined/pois',
      '/api/progress',
      '/api/progress/ranking',
      '/api/explorations',
      '/api/explorations/markers',
    ],
    async fill(deps) {
      const players = await seedBattle(deps, 'Versus', 100);
      await seedSolved(deps, players, 10);
      await seedExplorations(deps, 100, await listPostalCodes(deps.store.db));
      return players;
    },
  },
  event: {
    holds: '100 teams, 200 quests',
    urls: [STATISTIC],
    async fill(deps) {
      const players = await seedBattle(deps, 'Versus', 100, 200);
      await seedSolved(deps, players, 200, await taskIds(deps));
      return players;
    },
  },
  battle: {
    holds: '500 teams that wait for the start, 72 quests',
    urls: ['/api/management/battles'],
    async fill(deps) {
      const players = await seedBattle(deps, 'Versus', 500, 72);
      await awaitStart(deps);
      return players;
    },
  },
  creator: {
    holds: '5,000 runs, 200 spots',
    urls: ['/api/management/explorations', `/api/management/pois?exploration_name=${LONG_RUN}&limit=100`],
    async fill(deps) {
      await seedCreator(deps, { explorations: 5_000, pois: 200 });
      return [];
    },
  },
  largest: { holds: '200 spots, 800 quests, 5 languages', urls: ['/api/explorations'], fill: seedLargestRun },
  tiles: { holds: 'a cached tile of 7 kB', urls: [CACHED_TILE], fill: async () => [] },
  answers1k: { holds: '500 teams, 40 quests, 1,000 answers', urls: [STATISTIC], fill: (deps) => answers(deps, 2) },
  answers10k: { holds: '500 teams, 40 quests, 10,000 answers', urls: [STATISTIC], fill: (deps) => answers(deps, 20) },
  answers100k: {
    holds: '500 teams, 40 quests, 100,000 answers',
    urls: [STATISTIC],
    fill: (deps) => answers(deps, 200),
  },
  answers1m: {
    holds: '500 teams, 40 quests, 1,000,000 answers',
    urls: [STATISTIC],
    fill: (deps) => answers(deps, 2_000),
  },
  insights10k: { holds: '40 quests, 10,000 answers', urls: INSIGHT_CALLS, fill: (deps) => seedInsights(deps, 10_000) },
  insights1m: {
    holds: '40 quests, 1,000,000 answers',
    urls: INSIGHT_CALLS,
    fill: (deps) => seedInsights(deps, 1_000_000),
  },
  ranking1k: { holds: '500 teams', urls: RANKINGS, fill: (deps) => ranking(deps, 2) },
  teams2k: {
    holds: '12 spots, 40 quests, 2,000 teams',
    urls: [],
    async fill(deps) {
      const players = await seedBattle(deps, 'Versus', 2_000);
      await seedSolved(deps, players, 10);
      return players;
    },
  },
  ranking100k: { holds: '500 teams', urls: RANKINGS, fill: (deps) => ranking(deps, 200) },
  runs100: { holds: '100 runs', urls: LISTS, fill: (deps) => explorations(deps, 100) },
  runs10k: { holds: '10,000 runs', urls: LISTS, fill: (deps) => explorations(deps, 10_000) },
  runs100k: { holds: '100,000 runs', urls: LISTS, fill: (deps) => explorations(deps, 100_000) },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

async function ranking(deps: Deps, perTeam: number): Promise<RunTokenClaims[]> {
  const players = await seedBattle(deps, 'Versus', 500);
  await seedSolved(deps, players, perTeam);
  return players;
}

/** Answers to the first 40 quests, then to quests that no longer exist. */
async function answers(deps: Deps, perTeam: number): Promise<RunTokenClaims[]> {
  const players = await seedBattle(deps, 'Versus', 500);
  await seedSolved(deps, players, perTeam, await taskIds(deps));
  return players;
}

async function explorations(deps: Deps, count: number): Promise<[]> {
  await seedExplorations(deps, count, await listPostalCodes(deps.store.db));
  return [];
}
