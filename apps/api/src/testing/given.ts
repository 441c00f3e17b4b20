import { type JoinBody, runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '#deps.ts';
import { signSessionToken } from '#http/session.ts';
import { signRunToken } from '#http/tokens.ts';
import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import { createBattleWithTeams } from '#modules/content/store-battle.service.ts';
import { joinExploration } from '#modules/joining/joining.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';

export type ExplorationInput = Partial<z.input<typeof runFile>['exploration']>;
type PoiInput = NonNullable<ExplorationInput['pois']>[number];
export type TaskInput = NonNullable<PoiInput['tasks']>[number];

export const numberTask = {
  name: 'Bögen',
  task_type: 'guess_number',
  points: 10,
  task: { answer: 16 },
} as const satisfies TaskInput;

/** A spot at known coordinates with these quests. */
export function poi(name: string, tasks: TaskInput[] = [], over: Partial<PoiInput> = {}): PoiInput {
  const place = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
  return { name, tasks, ...place, ...over } as PoiInput;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
let explorations = 0;

/** Creates the data of a test through the services of the product. */
export function given(deps: Deps, app: FastifyInstance) {
  return {
    /** Session token of the account with this id; the first call creates the account. */
    async session(userId: number): Promise<string> {
      const session_id = deps.newId();
      const name = `User ${userId}`;
      await deps.store.transact(async (tx) => {
        const account = { id: userId, name, email: `user-${userId}@example.org`, createdAt: deps.now() };
        await tx.insert(tx.t.users).values(account).onConflictDoNothing();
        const expiresAt = new Date(deps.now().getTime() + DAY_MS);
        await tx.insert(tx.t.sessions).values({ id: session_id, userId, createdAt: deps.now(), expiresAt });
      });
      return signSessionToken(app, { kind: 'session', session_id, name, group: 'user' }).accessToken;
    },

    async exploration(over: ExplorationInput = {}) {
      const file: RunFile = runFile.parse({
        format: 'puzzle-run/1',
        exploration: {
          name: `Run ${++explorations}`,
          postal_code: '93047',
          pois: [poi('Steinerne Brücke', [numberTask])],
          ...over,
        },
      });
      const [id] = await importRunFiles(deps.store, [file], deps.now());
      const slug = storedSlug(file.exploration.name);
      const { tasks, hints } = await readExplorationSteps(deps.store.db, slug);
      return { id: id ?? 0, slug, file, tasks, hints, task: (name: string) => only(tasks, name) };
    },

    /** A battle with a team per side; teams have no code unless given. */
    async battle(name: string, sides: { exploration: { id: number }; team: string; code?: string }[]) {
      const { battleId, teamIds } = await deps.store.transact((tx) =>
        createBattleWithTeams(
          tx,
          {
            name,
            description: '<p>Wer ist schneller?</p>',
            sides: sides.map(({ exploration, team, code }) => ({
              explorationId: exploration.id,
              team: { name: team, image: null, code: code ?? null },
            })),
          },
          deps.now(),
        ),
      );
      return { id: battleId, teamIds, teamId: (index: number) => teamIds[index] ?? 0 };
    },

    /** Joins a run and returns the run token; with `battle_id` and `team_id`, joins as that team. */
    async player(exploration: { id: number }, over: Partial<JoinBody> = {}) {
      const claims = await joinExploration(deps, { ...over, exploration_id: exploration.id }, null);
      return { token: signRunToken(app, claims).accessToken, claims: runTokenClaims.parse(claims) };
    },
  };
}

function only<T extends { name: string }>(items: T[], name: string): T {
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
