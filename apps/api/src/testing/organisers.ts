import type { contract } from '@puzzle-runs/contract/contract.ts';
import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import type { ClientInferRequest } from '@ts-rest/core';
import { creator, done, freshName } from './creators.ts';
import type { Client, OpenApp } from './test-app.ts';

type NewBattle = ClientInferRequest<(typeof contract)['managedBattles']['create']>['body'];

/** An organiser with a battle whose teams play one run, and a function that makes phones join. */
export async function organiser(
  opened: Pick<OpenApp, 'given' | 'as'>,
  teams = ['Füchse', 'Dachse'],
  over: NewBattle = {},
) {
  const by = await creator(opened);
  const { exploration, poi, task } = await by.publishedExploration({ name: freshName('Altstadt') });
  const battle = done(await by.client.managedBattles.create({ body: { name: freshName('Stadtduell'), ...over } }));
  const params = { battle_id: battle.id };
  const sides: ManagedParticipant[] = [];
  for (const name of teams) sides.push(await addTeam(by, params, { exploration, name: freshName(name) }));

  return {
    ...by,
    exploration,
    poiId: poi.id,
    firstTask: task,
    battle,
    params,
    sides,
    side: (index: number) => sides[index] ?? missing(),
    /** Reads the battle again. */
    read: async () => done(await by.client.managedBattles.list({ query: { name: battle.slug } })).rows[0] ?? missing(),
    /** Joins a team; returns its run token and client. */
    async phone(index: number) {
      const side = sides[index] ?? missing();
      const { token } = await opened.given.player(exploration, { battle_id: battle.id, team_id: side.team.id });
      return { token, ...opened.as(token) };
    },
  };
}

async function addTeam(
  { client }: { client: Client },
  params: { battle_id: number },
  { exploration, name }: { exploration: { id: number }; name: string },
) {
  const team = done(await client.managedTeams.create({ body: { name } }));
  const body = { exploration_id: exploration.id, team_id: team.id };
  return done(await client.managedBattles.addParticipant({ params, body }));
}

function missing(): never {
  throw new Error('not there');
}
