import { expect, test } from 'vitest';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { testApp } from '#testing/test-app.ts';
import { record, watchStatements } from '../../../bench/calls/recorded-sql.ts';

/** A run file with this many Spots, each with a hint, a Qualifier and a quest. */
function fileOf(poiCount: number): object {
  const pois = Array.from({ length: poiCount }, (_, index) => ({
    name: `Spot ${index}`,
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'x', cost: 1 }],
    prerequisites: [{ unlock_type: 'time', value: 1 }],
    tasks: [{ name: 'Quest', ...NUMBER }],
  }));
  return { format: 'puzzle-run/1', exploration: { name: freshName('Run'), postal_code: '93047', pois } };
}

test('reads lists with a number of queries that does not depend on their length', async () => {
  watchStatements();
  const opened = await testApp();
  const { client } = await creator(opened);
  const small = done(await client.managedExplorations.importFile({ body: fileOf(1) as never }));
  const large = done(await client.managedExplorations.importFile({ body: fileOf(60) as never }));

  const queries = async (call: () => Promise<unknown>) => (await record(call)).statements.length;
  const lists = (slug: string, limit: number) => ({
    pois: () => client.managedPois.list({ query: { exploration_name: slug, limit } }),
    tasks: () => client.managedPois.list({ query: { exploration_name: slug, limit, show: 'task' } }),
    print: () => client.managedExplorations.print({ query: { name: slug } }),
    trail: () => client.managedExplorations.trail({ query: { name: slug } }),
    explorations: () => client.managedExplorations.list({ query: { limit } }),
    teams: () => client.managedTeams.list({ query: { limit } }),
  });
  const [few, many] = [lists(small.slug, 1), lists(large.slug, 100)];
  for (const name of Object.keys(few) as (keyof typeof few)[]) {
    const count = await queries(few[name]);
    expect([name, await queries(many[name])]).toEqual([name, count]);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(9);
  }
  const checklist = (id: number) => () => client.managedExplorations.checklist({ params: { exploration_id: id } });
  expect(await queries(checklist(large.id))).toBe(await queries(checklist(small.id)));
});
