import { expect, test } from 'vitest';
import { fileApp } from '#testing/test-app.ts';

const { given, client } = await fileApp();

test('shows the run, Versus and team of a join link', async () => {
  const exploration = await given.exploration({
    name: 'Die Donau',
    code: 'EICHE',
    description: '<p>Am Fluss</p>',
    image: '/a.svg',
  });
  const battle = await given.battle('Stadtduell', [{ exploration, team: 'Füchse', code: 'ROT' }]);

  const answer = await client.joining.instantInfo({
    query: {
      exploration_id: exploration.id,
      battle_id: battle.id,
      team_id: battle.teamId(0),
      exploration_code: 'EICHE',
      team_code: 'ROT',
    },
  });

  expect(answer).toEqual({
    status: 200,
    headers: expect.anything(),
    body: {
      exploration: {
        id: exploration.id,
        name: 'Die Donau',
        slug: 'die-donau',
        image: '/a.svg',
        description: '<p>Am Fluss</p>',
        lang: 'de',
      },
      battle: {
        id: battle.id,
        name: 'Stadtduell',
        slug: 'stadtduell',
        description: '<p>Wer ist schneller?</p>',
        schedule: { state: 'open', starts_at: null, ends_at: null },
      },
      team: { id: battle.teamId(0), name: 'Füchse', slug: 'füchse', image: null, members: 0 },
    },
  });
});

test('returns neither Versus nor team for a solo join link', async () => {
  const exploration = await given.exploration();
  const answer = await client.joining.instantInfo({ query: { exploration_id: exploration.id } });
  expect(answer).toMatchObject({ status: 200, body: { battle: null, team: null } });
});

test('returns a Versus but no team when the join link names no team', async () => {
  const exploration = await given.exploration();
  const battle = await given.battle('Brückenduell', [{ exploration, team: 'Füchse' }]);
  const answer = await client.joining.instantInfo({ query: { exploration_id: exploration.id, battle_id: battle.id } });
  expect(answer).toMatchObject({ status: 200, body: { battle: { name: 'Brückenduell' }, team: null } });
});
