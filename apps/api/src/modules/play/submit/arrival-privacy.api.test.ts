import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { arriveAt } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const hidden = {
  location_type: 'hint',
  location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 0 }],
  arrival_radius: 30,
  target: { latitude: 49.0197, longitude: 12.0995 },
} as NonNullable<Parameters<typeof poi>[2]>;

const position = { latitude: 49.019712345, longitude: 12.099512345, accuracy: 7.12345 };

test('neither stores nor logs the position of an arrival', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  );
  const { given, as, deps } = await testApp({ log });
  const exploration = await given.exploration({ pois: [poi('Ziel', [numberTask], hidden)] });
  const { progress } = as((await given.player(exploration)).token);
  const gatedPoi = { id: exploration.task('Bögen').poiId };
  const arrive = (over = {}) =>
    progress.submit({
      body: arriveAt(gatedPoi, {
        via: 'position',
        accuracy: 'good',
        position: { ...position, ...over },
        submission_id: randomUUID(),
      }),
    });
  expect(await arrive({ longitude: 12.12345678 })).toMatchObject(problem(403, 'not_there_yet'));
  expect(await arrive({ latitude: 149.12345678 })).toMatchObject({ status: 400 });
  expect(await arrive()).toMatchObject({ status: 200 });

  const { db } = deps.store;
  const stored = JSON.stringify([await db.select().from(db.t.arrivals), await db.select().from(db.t.submissions)]);
  expect(stored).toContain('"via":"position"');
  expect(lines.length).toBeGreaterThan(0);
  expect(stored + lines.join('')).not.toContain('12345');
});

test('judges at most twenty positions per spot and player in ten minutes, and codes beyond that', async () => {
  const { given, as } = await testApp({ env: { RATE_LIMIT: 'on' } });
  const exploration = await given.exploration({
    pois: ['Tor', 'Turm'].map((name) =>
      poi(name, [{ ...numberTask, name }], { ...hidden, arrival_code: 'K7M2QX' } as typeof hidden),
    ),
  });
  const { progress } = as((await given.player(exploration)).token);
  const gatedPoi = (name: string) => ({ id: exploration.task(name).poiId });
  const far = { ...position, latitude: 48 };
  const search = (name: string) =>
    progress.submit({ body: arriveAt(gatedPoi(name), { via: 'position', accuracy: 'good', position: far }) });
  for (let time = 0; time < 20; time++) expect(await search('Tor')).toMatchObject(problem(403, 'not_there_yet'));
  expect(await search('Tor')).toMatchObject(problem(429, 'rate_limited'));
  expect(await search('Turm')).toMatchObject(problem(403, 'not_there_yet'));
  const code = arriveAt(gatedPoi('Tor'), { via: 'code', code: 'K7M2QX' });
  expect(await progress.submit({ body: code })).toMatchObject({ status: 200 });
});
