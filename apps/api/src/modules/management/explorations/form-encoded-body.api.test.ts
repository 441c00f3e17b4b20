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
