import { describe, expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, client, deps } = await fileApp();
const exploration = await given.exploration({ code: 'EICHE' });
const other = await given.exploration();
const draft = await given.exploration({ published: false });
const battle = await given.battle('Stadtduell', [
  { exploration, team: 'Füchse', code: 'ROT' },
  { exploration, team: 'Dachse' },
  { exploration: other, team: 'Hasen' },
  { exploration: draft, team: 'Entwurf' },
]);
const elsewhere = await given.battle('Anderes Duell', [{ exploration: other, team: 'Fremde' }]);
const alone = { exploration_id: exploration.id, exploration_code: 'EICHE' };
const foxes = { ...alone, battle_id: battle.id, team_id: battle.teamId(0) };
const badgers = { ...alone, battle_id: battle.id, team_id: battle.teamId(1) };

type Body = Parameters<typeof client.joining.exploration>[0]['body'];

const refusals: [string, number, string, Body][] = [
  ['a protected run without a code', 403, 'wrong_exploration_code', { ...alone, exploration_code: null }],
  ['a protected run with an empty code', 403, 'wrong_exploration_code', { ...alone, exploration_code: '' }],
  ['a protected run with a wrong code', 403, 'wrong_exploration_code', { ...alone, exploration_code: 'EICHEN' }],
  ['a protected team without its code', 403, 'wrong_team_code', { ...foxes }],
  ['a protected team with a wrong code', 403, 'wrong_team_code', { ...foxes, team_code: 'BLAU' }],
  [
    'a protected run with the code of the team instead',
    403,
    'wrong_exploration_code',
    { ...foxes, exploration_code: 'ROT', team_code: 'ROT' },
  ],
  ['an unknown run', 404, 'not_found', { exploration_id: 2_147_483_647 }],
  ['a draft', 404, 'not_found', { exploration_id: draft.id }],
  [
    'a draft in a Versus',
    404,
    'not_found',
    { exploration_id: draft.id, battle_id: battle.id, team_id: battle.teamId(3) },
  ],
  ['a Versus team without naming the Versus', 404, 'not_found', { ...badgers, battle_id: null }],
  ['a team that plays another run of the Versus', 404, 'not_found', { ...badgers, team_id: battle.teamId(2) }],
  ['a team of another Versus', 404, 'not_found', { ...badgers, team_id: elsewhere.teamId(0) }],
  ['an unknown team', 404, 'not_found', { ...badgers, team_id: 2_147_483_647 }],
  ['an unknown Versus', 404, 'not_found', { ...alone, battle_id: 2_147_483_647 }],
  ['a Versus that does not include the run', 404, 'not_found', { ...alone, battle_id: elsewhere.id }],
];

describe('refuses to join', () => {
  test.each(refusals)('%s: %i %s', async (_what, status, code, body) => {
    expect(await client.joining.exploration({ body })).toMatchObject(problem(status, code));
    expect(await client.joining.instant({ body })).toMatchObject(problem(status, code));
    const query = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    expect(await client.joining.instantInfo({ query: query as never })).toMatchObject(problem(status, code));
    expect(await deps.store.db.select().from(deps.store.db.t.participations)).toEqual([]);
  });

  test('a Versus without a team: 400 team_required', async () => {
    const body = { ...alone, battle_id: battle.id };
    expect(await client.joining.exploration({ body })).toMatchObject(problem(400, 'team_required'));
    expect(await client.joining.instant({ body })).toMatchObject(problem(400, 'team_required'));
  });
});

test.each(['eiche', ' Eiche ', 'EICHE'])('accepts the code EICHE typed as “%s”', async (exploration_code) => {
  expect(await client.joining.exploration({ body: { ...alone, exploration_code } })).toMatchObject({ status: 200 });
});
