import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { TASK_TYPES } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { explorationOfEveryTaskType, taskOf } from '#testing/every-task-type.ts';
import { poi } from '#testing/given.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { exportRunFile, importRunFiles } from './run-file.service.ts';
import { validateRunFile } from './validate-run-file.ts';

const FOLDER = new URL('../../../../../demo/runs/', import.meta.url);
const now = new Date('2026-05-01T10:00:00.000Z');

const demo: RunFile[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => {
      const read = await validateRunFile(JSON.parse(readFileSync(new URL(encodeURIComponent(name), FOLDER), 'utf8')));
      if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.mistakes)}`);
      return read.file;
    }),
);

const everything = runFile.parse({
  format: 'puzzle-run/1',
  exploration: {
    ...explorationOfEveryTaskType(),
    name: 'Alles, was geht: „ÄÖÜ“ & 😀',
    description:
      '<h2>Titel</h2><p style="text-align:center"><strong>fett</strong> &amp; <a href="https://example.org" rel="noopener noreferrer nofollow">Weg</a></p>',
    image: 'https://example.org/bild.png?a=1&b=2',
    postal_code: '',
    code: 'EICHE 7',
    route: 'in_order',
    finish: { rule: 'poi_done', poi: 'Noch mehr Hinweise' },
    published: false,
  },
});
everything.exploration.pois.push(
  ...runFile.parse({
    format: 'puzzle-run/1',
    exploration: {
      name: 'x',
      postal_code: '',
      pois: [
        poi('Grenzen', [taskOf('guess_number', { attempts: 100_000, points: 100_000 })], {
          location: { latitude: -89.999999, longitude: 179.1234567 },
          prerequisites: [
            { unlock_type: 'time', value: 0 },
            { unlock_type: 'tasks', value: 100_000 },
            { unlock_type: 'tasks', value: 100_000 },
          ],
          conditions: [
            { unlock_type: 'poi_list', value: 1, pois: ['Alle Arten', 'Noch mehr Hinweise'] },
            { unlock_type: 'task_list', value: 1, tasks: [{ poi: 'Grenzen', task: 'guess_number' }] },
          ],
          unlock_mode: 'any',
          hints: [
            { hint_type: 'text', hint_value: 'Am Ufer', cost: 5, shown_after_tries: 3, shown_after_minutes: 10 },
            { hint_type: 'image', hint_value: '/demo/a.svg', cost: 5, free_after_minutes: 600, after_previous: true },
          ],
        } as never),
        poi('Noch mehr Hinweise', [], {
          location_type: 'hint',
          location: [
            { hint_type: 'video', hint_value: '/demo/video/a.mp4', hint_description: 'Ein Weg', cost: 0 },
            { hint_type: 'audio', hint_value: 'https://example.org/a.mp3', cost: 3 },
            { hint_type: 'image', hint_value: 'http://example.org/b.png', cost: 100_000 },
            { hint_type: 'text', hint_value: '<b>kein HTML</b>', cost: 1 },
          ],
        } as never),
      ],
    },
  }).exploration.pois,
);

const { deps } = await fileApp();

test('uses every type of quest, place, hint and Qualifier in the demo', () => {
  const pois = demo.flatMap(({ exploration }) => exploration.pois);
  expect(new Set(pois.flatMap((each) => each.tasks.map(({ task_type }) => task_type)))).toEqual(new Set(TASK_TYPES));
  expect(new Set(pois.map(({ location_type }) => location_type)).size).toBe(3);
  expect(new Set(pois.flatMap((each) => each.prerequisites.map(({ unlock_type }) => unlock_type))).size).toBe(3);
  const hints = pois.flatMap((each) => (each.location_type === 'hint' ? each.location : []));
  expect(new Set(hints.map(({ hint_type }) => hint_type)).size).toBe(3);
});

describe('exports an imported run unchanged', () => {
  test.each([...demo, everything].map((file) => ({ name: file.exploration.name, file })))('$name', async ({ file }) => {
    await importRunFiles(deps.store, [file], now);
    const written = await exportRunFile(deps.store.db, slugify(file.exploration.name));
    expect(written).toEqual(file);
    expect(await validateRunFile(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, file });
  });

  test('when it moves from SQLite to this database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-move-'));
    const sqlite = openStore(`file:${join(folder, 'runs.db')}`);
    const { deps: target } = await testApp();
    onTestFinished(async () => {
      await sqlite.close();
      await rm(folder, { recursive: true });
    });
    await sqlite.migrate();
    const files = [...demo, everything];

    await importRunFiles(sqlite, files, now);
    const moved = await Promise.all(
      files.map(({ exploration }) => exportRunFile(sqlite.db, slugify(exploration.name))),
    );
    await importRunFiles(target.store, moved, now);

    for (const file of files)
      expect(await exportRunFile(target.store.db, slugify(file.exploration.name))).toEqual(file);
  });
});

test('imports none of several runs when a name is taken', async () => {
  const { deps: fresh, client } = await testApp();
  const [first, second] = [demo[0], demo[1]] as [RunFile, RunFile];
  await importRunFiles(fresh.store, [first], now);
  const before = await rowCounts(fresh.store);
  const renamed = {
    ...first,
    exploration: { ...first.exploration, name: `  ${first.exploration.name.toUpperCase()}` },
  };

  for (const files of [
    [second, first],
    [second, renamed],
    [second, second],
  ]) {
    await expect(importRunFiles(fresh.store, files, now)).rejects.toMatchObject({ code: 'name_taken' });
    expect(await rowCounts(fresh.store)).toEqual(before);
  }
  expect(await client.explorations.list({ query: {} })).toMatchObject({ body: { count: 1 } });
});

test('cleans the HTML of an imported file', async () => {
  const file = runFile.parse({
    format: 'puzzle-run/1',
    exploration: {
      name: 'Böses HTML',
      postal_code: '93047',
      description: '<p onclick="x()">Hallo<script>alert(1)</script></p>',
      pois: [
        poi(
          'Ort',
          [
            taskOf('cloze', {
              description: '<img src=x onerror=alert(1)>',
              task: { text: '<svg onload=x></svg>__________', words: ['a'] },
            } as never),
          ],
          { description: '<a href="javascript:x">Weg</a>' },
        ),
      ],
    },
  });
  await importRunFiles(deps.store, [file], now);
  const text = JSON.stringify(await exportRunFile(deps.store.db, 'böses-html'));
  expect(text).not.toMatch(/<script|alert|onclick|onerror|onload|svg/);
  expect(text).toContain('<p>Hallo</p>');
});

test('exports allowed HTML as it was written by hand', async () => {
  const html =
    '<p>Am <a href="https://example.org">Ufer</a></p><hr><p>oben<br>unten<img src="/demo/a.svg" alt="Dom" /></p>';
  const file = runFile.parse({
    format: 'puzzle-run/1',
    exploration: {
      name: 'Von Hand',
      postal_code: '93047',
      description: html,
      pois: [poi('Ort', [], { description: html })],
    },
  });
  await importRunFiles(deps.store, [file], now);
  expect(await exportRunFile(deps.store.db, 'von-hand')).toEqual(file);
});

test('refuses to export an unknown run', async () => {
  await expect(exportRunFile(deps.store.db, 'nirgends')).rejects.toMatchObject({ code: 'not_found' });
});
