import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Deps } from '#deps.ts';
import { listPostalCodes } from '#modules/places/places.repository.ts';
import { questIds, seedBattle, seedRuns, seedSolved } from './seed.ts';

/** What a measured server holds; answers the player whose token the requests carry, when there is one. */
export const WORLDS = {
  async play(deps: Deps) {
    const players = await seedBattle(deps, 'Versus', 20);
    await seedSolved(deps, players, 10);
    await seedRuns(deps, 100, await listPostalCodes(deps.store.db));
    return players[0];
  },
  async event(deps: Deps) {
    const players = await seedBattle(deps, 'Versus', 100, 200);
    await seedSolved(deps, players, 200, await questIds(deps));
    return players[0];
  },
  async ranking1k(deps: Deps) {
    return ranking(deps, 2);
  },
  async ranking100k(deps: Deps) {
    return ranking(deps, 200);
  },
  async runs100(deps: Deps) {
    await seedRuns(deps, 100, await listPostalCodes(deps.store.db));
    return undefined;
  },
  async runs100k(deps: Deps) {
    await seedRuns(deps, 100_000, await listPostalCodes(deps.store.db));
    return undefined;
  },
} satisfies Record<string, (deps: Deps) => Promise<RunTokenClaims | undefined>>;

export type WorldName = keyof typeof WORLDS;

async function ranking(deps: Deps, perTeam: number) {
  const players = await seedBattle(deps, 'Versus', 500);
  await seedSolved(deps, players, perTeam);
  return players[0];
}
