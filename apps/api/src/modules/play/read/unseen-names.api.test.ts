import { expect, test } from 'vitest';
import { everyResponse } from '#testing/every-response.ts';
import { poi, type TaskInput } from '#testing/given.ts';
import { testApp } from '#testing/test-app.ts';

interface Pois {
  body: { rows: { id: number; Conditions?: { pois?: number[] }[]; Tasks?: object[] }[] };
}

test('names neither quests nor options nor their ids in conditions and pieces, and spots only that are in the list', async () => {
  const { given, as, client } = await testApp();
  const quest = (name: string): TaskInput => ({ name, task_type: 'guess_number', points: 10, task: { answer: 4 } });
  const options = ['GEHEIM-links', 'GEHEIM-rechts'].map((option) => ({ option }));
  const decision: TaskInput = { name: 'GEHEIM-wahl', task_type: 'decision', points: 0, task: { options } };
  const pieces = ['Eins', 'Zwei', 'Drei'].map((poi) => ({ poi, task: `GEHEIM-${poi.toLowerCase()}` }));
  const exploration = await given.exploration({
    route: 'in_order',
    pois: [
      poi('Start', [{ ...quest('Finale'), pieces }]),
      poi('Eins', [quest('GEHEIM-eins'), decision], { arrival_radius: 30, arrival_code: 'K7M2QX' }),
      poi('Zwei', [quest('GEHEIM-zwei')], {
        conditions: [{ unlock_type: 'task_list', value: 1, tasks: [{ poi: 'Eins', task: 'GEHEIM-eins' }] }],
      }),
      poi('Drei', [quest('GEHEIM-drei')], {
        conditions: [
          { unlock_type: 'poi_list', value: 2, pois: ['Eins', 'Zwei'] },
          { unlock_type: 'decision', decision: { poi: 'Eins', task: 'GEHEIM-wahl' }, options: ['GEHEIM-links'] },
        ],
        unlock_mode: 'any',
      }),
    ],
  });
  const { token, claims } = await given.player(exploration);
  const ids = { exploration: exploration.id, battle: 1, team: 1, slug: exploration.slug };
  const answers = await everyResponse(as(token), client, ids, claims.user.user_id);
  expect(JSON.stringify(answers)).not.toContain('GEHEIM');
  const { rows } = (answers.pois as Pois).body;
  expect(JSON.stringify(rows[0]?.Tasks)).toContain('"pieces":[{},{},{}]');
  expect(rows.map(({ Conditions = [] }) => Conditions.map((each) => Object.keys(each).toSorted().join(' ')))).toEqual([
    [],
    ['pois remaining unlock_type value'],
    ['id remaining unlock_type value', 'pois remaining unlock_type value'],
    ['id pois remaining unlock_type value', 'id remaining unlock_type value', 'pois remaining unlock_type value'],
  ]);
  const named = rows.flatMap(({ Conditions = [] }) => Conditions.flatMap(({ pois = [] }) => pois));
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});
