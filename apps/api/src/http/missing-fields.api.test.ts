import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const poi = await ada.poi(await ada.draft());
const battle = done(await ada.client.managedBattles.create({ body: { name: 'Leer' } }));

test.each([
  ['/api/explorations', ['name', 'description', 'postal_code']],
  ['/api/pois', ['exploration_name', 'name', 'description', 'location_type', 'location']],
  ['/api/pois/POI/tasks', ['name', 'points', 'task_type', 'task']],
  ['/api/pois/POI/prerequisites', ['unlock_type', 'value']],
  ['/api/teams', ['name']],
  ['/api/battles', ['name']],
  ['/api/battles/BATTLE/participants', ['exploration_id', 'team_id']],
])('an empty object to %s is refused with `missing` for each required field', async (url, fields) => {
  const headers = { authorization: `Bearer ${await opened.given.session(ada.userId)}` };
  const answer = await opened.app.inject({
    method: 'POST',
    url: url.replace('POI', String(poi.id)).replace('BATTLE', String(battle.id)),
    headers,
    payload: {},
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ errors: fields.map((path) => ({ code: 'missing', path })) });
});
