import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateRunFile } from '#modules/run-file/validate-run-file.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { numberTask, poi } from '#testing/given.ts';
import { startScript, temporaryFolder } from '#testing/servers/child-process.ts';
import { testApp } from '#testing/test-app.ts';

function exploration(name: string, over: object = {}): object {
  const pois = [poi('Brücke', [numberTask])];
  return { format: 'puzzle-run/1', exploration: { name, postal_code: '93047', pois, ...over } };
}

/** A running app, and the command line on the same database. */
async function commands() {
  const app = await testApp();
  const folder = temporaryFolder();
  const env = { DATABASE_URL: app.url, DATA_DIR: folder };
  return {
    ...app,
    file(name: string, content: unknown): string {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
    import: (...files: string[]) => startScript('cli/import.ts', files, env).closed,
    export: (...slugs: string[]) => startScript('cli/export.ts', slugs, env).closed,
  };
}

test('imports and exports runs while the server is running', async () => {
  const { file, client, ...cli } = await commands();
  const files = [
    file('a.json', exploration('Erster Run')),
    file('b.json', exploration('Zweiter Run', { code: 'EICHE' })),
  ];

  expect(await cli.import(...files)).toMatchObject({ code: 0, out: '2 imported\n', err: '' });
  expect(await client.explorations.list({ query: {} })).toMatchObject({ status: 200, body: { count: 2 } });

  const written = await cli.export('zweiter-run');
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(await validateRunFile(JSON.parse(written.out))).toEqual(
    await validateRunFile(exploration('Zweiter Run', { code: 'EICHE' })),
  );
});

test('imports nothing when a file is bad, and names every mistake with its file and path', async () => {
  const { file, deps, ...cli } = await commands();
  const before = await rowCounts(deps.store);
  const good = file('good.json', exploration('Guter Run'));
  const bad = file('bad.json', exploration(' ', { postal_code: 5, image: 'x' }));
  const torn = file('torn.json', '{"format":');

  const { code, out, err } = await cli.import(good, bad, torn, '/nowhere/at/all.json');

  expect({ code, out }).toEqual({ code: 1, out: '' });
  for (const path of ['name', 'postal_code', 'image']) expect(err).toContain(`${bad}: exploration.${path}: `);
  expect(err).toContain(`${torn}: (document): SyntaxError`);
  expect(err).toContain('/nowhere/at/all.json: (document): Error: ENOENT');
  expect(err).not.toContain(good);
  expect(err).not.toMatch(/^\s+at /m);
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('names a run name that is taken and imports nothing', async () => {
  const { file, deps, given, ...cli } = await commands();
  await given.exploration({ name: 'Da war schon einer' });
  const before = await rowCounts(deps.store);
  const files = [file('new.json', exploration('Ganz neu')), file('old.json', exploration('Da war schon einer'))];
  const { code, out, err } = await cli.import(...files);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe('name_taken: Da war schon einer\nTo import it under a free name, add --rename\n');
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('imports a run whose name is taken under a free name with --rename, and prints that name', async () => {
  const { file, client, given, ...cli } = await commands();
  await given.exploration({ name: 'Da war schon einer' });
  const files = [file('new.json', exploration('Ganz neu')), file('old.json', exploration('Da war schon einer'))];
  expect(await cli.import('--rename', ...files)).toMatchObject({
    code: 0,
    out: 'Da war schon einer -> Da war schon einer (2)\n2 imported\n',
    err: '',
  });
  expect(await client.explorations.list({ query: { name: 'da-war-schon-einer-2' } })).toMatchObject({
    body: { count: 1 },
  });
});

test('prints the usage for missing arguments and an error for an unknown run', async () => {
  const { ...cli } = await commands();
  const [noFile, noSlug, unknown, option] = await Promise.all([
    cli.import(),
    cli.export(),
    cli.export('nirgends'),
    cli.import('--force', 'a.json'),
  ]);
  expect(noFile).toMatchObject({ code: 2, err: expect.stringContaining('npm run import -- [--rename] FILE') });
  expect(option).toEqual(noFile);
  expect(noSlug).toMatchObject({ code: 2, err: expect.stringContaining('npm run export -- SLUG') });
  expect(unknown).toMatchObject({ code: 1, out: '', err: 'not_found: nirgends\n' });
});
