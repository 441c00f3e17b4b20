import { searchable } from '@puzzle-runs/domain/text/search-text.ts';
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { refreshSearchTexts } from './refresh-search-texts.service.ts';

const SPELLINGS = ['münchen', 'muenchen', 'munchen', 'MÜNCHEN', 'Munchen Isar'];

test('recalculates search texts of an earlier version once, and only those that differ', async () => {
  const { deps, given, client } = await testApp();
  const run = await given.exploration({ name: 'München an der Isar', postal_code: '00000' });
  await given.exploration({ name: 'Alles bleibt', postal_code: '00000' });
  const battle = await given.battle('Kölner Duell', [{ exploration: run, team: 'A' }]);
  await deps.store.transact(async (tx) => {
    const { explorationSearch, battles } = tx.t;
    await tx.delete(explorationSearch);
    await tx.insert(explorationSearch).values([
      { rowid: run.id, text: searchable('München an der Isar 00000') },
      { rowid: run.id + 1, text: searchable('Alles bleibt 00000') },
    ]);
    await tx.update(battles).set({ searchText: searchable('Kölner Duell') });
  });
  const search = 'munchen';
  expect(await client.explorations.list({ query: { search } })).toMatchObject({ body: { count: 0 } });

  expect(await refreshSearchTexts(deps.store)).toBe(2);
  expect(await refreshSearchTexts(deps.store)).toBe(0);

  for (const spelling of SPELLINGS) {
    expect(await client.explorations.list({ query: { search: spelling } })).toMatchObject({ body: { count: 1 } });
  }
  expect(await client.battles.list({ query: { battle: 'kolner' } })).toMatchObject({
    body: { rows: [{ id: battle.id }] },
  });
});
