import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { testApp } from '#testing/test-app.ts';
import { record, watchStatements } from '../../../bench/calls/recorded-sql.ts';

test('reads the description of a run once per list of Versus for any number of teams', async () => {
  watchStatements();
  const { given, client, url } = await testApp();
  const exploration = await given.exploration({ description: `<p>${'x'.repeat(10_000)}</p>` });
  const sides = Array.from({ length: 50 }, (_, index) => ({ exploration, team: `Team ${index}` }));
  await given.battle('Duell', sides);
  const { result, statements } = await record(() => client.battles.list({ query: {} }));
  expect(done(result).rows[0]?.Explorations).toMatchObject([{ id: exploration.id, Teams: { length: 50 } }]);

  const connection = new BetterSqlite(url.replace(/^file:/, ''), { readonly: true });
  const rows = statements.map(({ sql, values }) => connection.prepare(sql).all(...values));
  connection.close();
  expect(JSON.stringify(rows).length).toBeLessThan(30_000);
});
