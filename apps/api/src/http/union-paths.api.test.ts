import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { exploration } = await ada.publishedExploration();
const { token } = await opened.given.player(exploration);
const battle = done(await ada.client.managedBattles.create({ body: { name: 'Leer' } }));
const session = await opened.given.session(ada.userId);

const arrival = { progress_type: 'arrival', progress_id: 1 };
const task = { progress_type: 'task', progress_id: 1 };
const poi = { exploration_name: exploration.name, name: 'Spot', description: '<p>Hier.</p>' };
const ACTIONS = `/api/battles/${battle.id}/team_actions`;

test.each([
  ['/api/progress', { progress_type: 'tasks' }, 'progress_type'],
  ['/api/progress', { ...task, task_type: 'riddle', answer: 'x' }, 'task_type'],
  ['/api/progress', { ...task, task_type: 'choice', answer: ['a'] }, 'answer.0'],
  ['/api/progress', { ...task, task_type: 'guess_text' }, 'answer'],
  ['/api/progress', { ...arrival, via: 'train' }, 'via'],
  ['/api/progress', { ...arrival, via: 'code' }, 'code'],
  [ACTIONS, { participant_ids: [1], team_action: { action: 'dance' } }, 'team_action.action'],
  [ACTIONS, { participant_ids: [1], team_action: { action: 'open_poi' } }, 'team_action.poi_id'],
  ['/api/pois', { ...poi, location_type: 'moon', location: {} }, 'location_type'],
  [
    '/api/pois',
    { ...poi, location_type: 'coordinates', location: { latitude: 'x', longitude: 1 } },
    'location.latitude',
  ],
])('invalid_request of %s with %j names the field %s', async (url, payload, path) => {
  const authorization = `Bearer ${url === '/api/progress' ? token : session}`;
  const answer = await opened.app.inject({ method: 'POST', url, headers: { authorization }, payload });
  expect(answer.json()).toEqual({ errors: expect.arrayContaining([{ code: 'invalid_request', path }]) });
});
