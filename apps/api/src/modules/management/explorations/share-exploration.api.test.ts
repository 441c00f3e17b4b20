import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { testApp } from '#testing/test-app.ts';

test('returns the join link of a run with its code, if it has one', async () => {
  const ada = await creator(await testApp());
  const { exploration } = await ada.publishedExploration({ code: 'EICHE & ASCHE' });
  const shared = done(await ada.client.managedExplorations.share({ query: { name: exploration.slug } }));
  const url = new URL(shared.join_url);
  expect(url.pathname).toBe('/join');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    exploration_id: String(exploration.id),
    exploration_code: 'EICHE & ASCHE',
  });
  expect(shared).toMatchObject({ id: exploration.id, name: exploration.name, code: 'EICHE & ASCHE', published: true });
  const open = await ada.draft();
  expect(done(await ada.client.managedExplorations.share({ query: { name: open.slug } })).join_url).not.toContain(
    'code',
  );
});
