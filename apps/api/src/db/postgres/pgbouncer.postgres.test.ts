import { expect, onTestFinished, test } from 'vitest';
import { postgresChangeFeed } from '#change-feed/postgres-change-feed.ts';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { startPgbouncer } from '#testing/database/pgbouncer.ts';
import { numberTask, poi } from '#testing/given.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { openStore } from '../open-store.ts';

const { PGBOUNCER } = process.env;

test('plays through PgBouncer in transaction mode, with fewer connections than players', {
  skip: !PGBOUNCER,
}, async () => {
  const { url: directUrl, remove } = await freshDatabase();
  onTestFinished(remove);
  const { url, stop } = await startPgbouncer(PGBOUNCER ?? '', directUrl);
  onTestFinished(stop);
  const store = openStore(url, { directUrl, prepared: false, deadlineMs: 20_000 });
  await store.migrate();
  const changeFeed = await postgresChangeFeed({ url, directUrl, log: console });
  const { given, as, app } = await testApp({ url: directUrl, store, changeFeed });

  const tasks = Array.from({ length: 5 }, (_, index) => ({ ...numberTask, name: `Q${index}` }));
  const exploration = await given.exploration({ pois: [poi('Brücke', tasks)] });
  const players = await Promise.all(Array.from({ length: 20 }, () => given.player(exploration)));
  const { events } = await follow(await listening(app), players[0]?.token ?? '');
  const solved = await Promise.all(
    players.flatMap(({ token }) =>
      tasks.map(async ({ name }) => {
        const { status } = await as(token).progress.submit({ body: answerTo(exploration.task(name), 16) });
        return status;
      }),
    ),
  );
  expect(new Set(solved)).toEqual(new Set([200]));
  expect(await as(players[0]?.token ?? '').progress.points()).toMatchObject({ body: { netPoints: 50 } });
  await expect.poll(() => events.filter(({ event }) => event === 'points').length).toBe(5);
});
