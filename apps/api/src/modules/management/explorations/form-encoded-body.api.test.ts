import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const session = await opened.given.session(ada.userId);

function send(method: 'POST' | 'PATCH', url: string, fields: Record<string, string>) {
  return opened.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

// For pois and tasks see pois.api.test.ts and tasks.api.test.ts.
test('accepts form-encoded bodies for creating and changing runs and teams', async () => {
  const exploration = { name: freshName('Grüne Türme'), description: '<p>Am Fluss & zurück</p>', postal_code: '93047' };
  const made = (await send('POST', '/api/explorations', { ...exploration, code: 'EICHE', image: '' })).json();
  expect(made).toMatchObject({ name: exploration.name, code: 'EICHE', image: null });
  const changed = await send('PATCH', `/api/explorations/${made.id}`, { postal_code: '04109', code: '' });
  expect(changed.json()).toMatchObject({ name: exploration.name, postal_code: '04109', code: null });

  const team = (await send('POST', '/api/teams', { name: freshName('Füchse & Co'), image: '', code: 'BAU' })).json();
  expect(team).toMatchObject({ image: null, code: 'BAU' });
  expect((await send('PATCH', `/api/teams/${team.id}`, { code: '' })).json()).toMatchObject({
    name: team.name,
    code: null,
  });
  expect(done(await ada.client.managedTeams.list({ query: { name: team.slug } })).rows).toMatchObject([{ code: null }]);
});

test('reads the word “null” of a form as null in each field that may be null, and as a text elsewhere', async () => {
  const facts = { walk_metres: '1200', meeting_latitude: '49.02', meeting_longitude: '12.1' };
  const run = { name: freshName('Türme'), description: 'x', postal_code: '93047', code: 'EICHE', ...facts };
  const made = (await send('POST', '/api/explorations', run)).json();
  const nulls = {
    code: 'null',
    image: 'null',
    walk_metres: 'null',
    meeting_latitude: 'null',
    meeting_longitude: 'null',
  };
  const changed = await send('PATCH', `/api/explorations/${made.id}`, { ...nulls, description: 'null' });
  const none = { code: null, image: null, walk_metres: null, meeting_latitude: null, meeting_longitude: null };
  expect(changed.json()).toMatchObject({ ...none, description: 'null' });

  const team = (await send('POST', '/api/teams', { name: freshName('Füchse'), code: 'null', image: 'null' })).json();
  expect(team).toMatchObject({ code: null, image: null });
  expect((await send('PATCH', `/api/teams/${team.id}`, { name: 'null', code: 'NULL' })).json()).toMatchObject({
    name: 'null',
    code: 'NULL',
  });
  const dates = { starts_at: '2026-05-01T10:00:00.000Z', ends_at: '2026-05-01T12:00:00.000Z' };
  const battle = (await send('POST', '/api/battles', { name: freshName('Duell'), ...dates })).json();
  expect((await send('PATCH', `/api/battles/${battle.id}`, { ends_at: 'null' })).json()).toMatchObject({
    ...dates,
    ends_at: null,
  });

  const { poi } = await ada.publishedExploration();
  const task = await ada.task(poi, { attempts: 3 });
  const url = `/api/pois/${poi.id}/tasks/${task.id}`;
  expect((await send('PATCH', url, { attempts: 'null' })).json()).toMatchObject({ attempts: null });
});

test.each(['/api/teams', '/api/explorations', '/api/battles'] as const)(
  'a call of %s without a body names what is missing, as an empty form does',
  async (url) => {
    const headers = { authorization: `Bearer ${session}` };
    const answer = await opened.app.inject({ method: 'POST', url, headers });
    expect(answer.json().errors[0]).toMatchObject({ code: 'missing' });
    expect(answer.json()).toEqual((await send('POST', url, {})).json());
  },
);
