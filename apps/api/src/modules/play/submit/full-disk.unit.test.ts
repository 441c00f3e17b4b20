import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Store } from '#db/store.ts';
import { done } from '#testing/creators.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { poi, type TaskInput } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** Long, so that each solved quest takes an eighth of a page of the database. */
const ANSWER = 'Regensburger Dom '.repeat(29).trim();
const QUESTS = 60;
/** Room that is left on the disk: a few answers. */
const FREE_PAGES = 2;

/** Writes a pragma of SQLite on the connection that writes. */
async function setPageLimit(store: Store, pages: number): Promise<void> {
  await store.transact(async (tx) => {
    (tx as unknown as { run(query: unknown): void }).run(sql.raw(`pragma max_page_count = ${pages}`));
  });
}

function solvedIn({ rows }: JoinedPois): number[] {
  return rows.flatMap((row) =>
    row.unlocked ? row.Tasks.filter(({ progressed }) => progressed).map(({ id }) => id) : [],
  );
}

test('a full disk refuses answers as unavailable, keeps the acknowledged ones and takes the next once there is room', async () => {
  const { app, deps, url, given } = await testApp();
  const longTask = (_: unknown, index: number): TaskInput => {
    return { name: `Q${index}`, task_type: 'guess_text', points: 1, task: { answers: [ANSWER] } };
  };
  const exploration = await given.exploration({ pois: [poi('Dom', Array.from({ length: QUESTS }, longTask))] });
  const { token } = await given.player(exploration);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const player = clientAt(address, token);
  const answer = (index: number) => {
    const task = exploration.tasks[index] ?? { id: 0, taskType: 'guess_text' };
    return player.progress.submit({
      body: answerTo(task, ANSWER, `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    });
  };

  const [used] = await runSql(url, 'pragma page_count');
  await setPageLimit(deps.store, Number(used?.['page_count']) + FREE_PAGES);
  const acknowledged: number[] = [];
  const refused: { index: number; response: Awaited<ReturnType<typeof answer>> }[] = [];
  for (let index = 0; index < QUESTS && refused.length < 3; index += 1) {
    const response = await answer(index);
    if (response.status === 200) acknowledged.push(exploration.tasks[index]?.id ?? 0);
    else refused.push({ index, response });
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(refused).toHaveLength(3);
  for (const { response } of refused) {
    expect(response).toMatchObject(problem(503, 'unavailable'));
    expect(response.headers.get('retry-after')).toBe('2');
  }
  expect(solvedIn(done(await player.joined.pois()))).toEqual(acknowledged);

  await setPageLimit(deps.store, 1_000_000);
  for (const { index } of refused) {
    done(await answer(index));
    acknowledged.push(exploration.tasks[index]?.id ?? 0);
  }
  expect(new Set(solvedIn(done(await player.joined.pois())))).toEqual(new Set(acknowledged));
  expect(done(await player.progress.points())).toMatchObject({ earnedPoints: acknowledged.length });
});
