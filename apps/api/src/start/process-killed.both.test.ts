import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { readExplorationSteps } from '#modules/content/read-content.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { numberTask, poi } from '#testing/given.ts';
import { startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { answerTo, payFor } from '#testing/submissions.ts';

const PLAYERS = 6;
const tasks = Array.from({ length: 200 }, (_, index) => ({ ...numberTask, name: `Q${index}` }));
const hints = Array.from({ length: 200 }, (_, index) => ({ hint_type: 'text', hint_value: `${index}`, cost: 1 }));
const file = runFile.parse({
  format: 'puzzle-run/1',
  exploration: {
    name: 'Lang',
    postal_code: '93047',
    pois: [poi('Ort', tasks, { location_type: 'hint', location: hints } as never)],
  },
});

/** A database with a long run, and the settings of a server that uses it. */
async function longExploration() {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const store = openStore(url);
  const [id = 0] = await importRunFiles(store, [file], new Date());
  const steps = await readExplorationSteps(store.db, 'lang');
  await store.close();
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), JWT_SECRET: 'a secret of the tests, long enough' };
  return { id, ...steps, env };
}

async function join(address: string, exploration_id: number): Promise<string> {
  const { status, body } = await clientAt(address).joining.exploration({ body: { exploration_id } });
  if (status !== 200) throw new Error(`joining responded with ${status}`);
  return body.accessToken;
}

/** Two starts of the server on a busy machine. */
const TIMEOUT_MS = 120_000;

test('keeps every acknowledged answer and hint when the server is killed and restarted', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { id, tasks, hints: forSale, env } = await longExploration();
  const server = await startServer(env);
  const tokens = await Promise.all(Array.from({ length: PLAYERS }, () => join(server.address, id)));

  const acknowledged = tokens.map(() => ({ solved: [] as number[], paid: [] as number[], netPoints: 0 }));
  let [count, dead] = [0, false];
  const playing = tokens.map(async (token, index) => {
    const { progress } = clientAt(server.address, token);
    const own = acknowledged[index];
    for (const [step, task] of tasks.entries()) {
      const hint = forSale[step];
      if (dead || !own || !hint) return;
      const answer = await progress.submit({ body: answerTo(task, 16) });
      if (answer.status === 200) own.solved.push(task.id);
      const payment = await progress.submit({ body: payFor(hint) });
      if (payment.status === 200) own.paid.push(hint.id);
      count++;
    }
  });
  const ended = Promise.allSettled(playing);
  await expect.poll(() => count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(100);
  server.child.kill('SIGKILL');
  dead = true;
  await ended;
  expect(await server.closed).toMatchObject({ signal: 'SIGKILL' });

  const restarted = await startServer(env);
  for (const [index, token] of tokens.entries()) {
    const { status, body } = await clientAt(restarted.address, token).joined.pois();
    if (status !== 200) throw new Error(`reading the spots responded with ${status}`);
    const [poi] = body.rows;
    if (!poi?.unlocked || poi.location_type !== 'hint') throw new Error('not the spot of the run');
    const solved = poi.Tasks.filter(({ progressed }) => progressed).map((task) => task.id);
    const paid = poi.location.filter(({ progressed }) => progressed).map((hint) => hint.id);
    expect(solved).toEqual(expect.arrayContaining(acknowledged[index]?.solved ?? []));
    expect(paid).toEqual(expect.arrayContaining(acknowledged[index]?.paid ?? []));
    // Points and progress are written in one transaction.
    expect(body.progress).toMatchObject({
      tasks_completed: solved.length,
      earnedPoints: solved.length * 10,
      spentPoints: paid.length,
    });
  }
});
