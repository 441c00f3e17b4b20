import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNamedRun } from '#modules/content/find-named-run.service.ts';
import { validateRunFile } from '#modules/run-file/validate-run-file.ts';
import { done } from '#testing/creators.ts';
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
    folder,
    file(name: string, content: unknown): string {
      const path = join(folder, name);
      const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
      writeFileSync(path, isWritten ? content : JSON.stringify(content));
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

  const { code, out, err } = await cli.import(good, bad, torn, '/nowhere/at/all.json', cli.folder);

  expect({ code, out }).toEqual({ code: 1, out: '' });
  for (const path of ['name', 'postal_code', 'image']) expect(err).toContain(`${bad}: exploration.${path}: `);
  expect(err).toContain(`${torn}: (document): this is no JSON: `);
  expect(err).toContain('/nowhere/at/all.json: (document): there is no such file or folder\n');
  expect(err).toContain(`${cli.folder}: (document): it is a folder\n`);
  expect(err).not.toContain(good);
  expect(err).not.toMatch(/^\s+at /m);
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('reads files of other programs: with a byte order mark, in UTF-16 and with Windows line ends', async () => {
  const { file, client, ...cli } = await commands();
  const text = (name: string) => JSON.stringify(exploration(name), null, 2);
  const bigEndian = Buffer.from(text('Lücke vier'), 'utf16le').swap16();
  const files = [
    file('bom.json', `\uFEFF${text('Lücke eins')}`),
    file('crlf.json', text('Lücke zwei').replaceAll('\n', '\r\n')),
    file('utf16.json', Buffer.from(`\uFEFF${text('Lücke drei')}`, 'utf16le')),
    file('utf16-be.json', bigEndian),
  ];
  expect(await cli.import(...files)).toMatchObject({ code: 0, out: '4 imported\n', err: '' });
  const { rows } = done(await client.explorations.list({ query: {} }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Lücke drei', 'Lücke eins', 'Lücke vier', 'Lücke zwei']);
});

test('refuses a file in another encoding by its name instead of importing broken letters', async () => {
  const { file, deps, ...cli } = await commands();
  const before = await rowCounts(deps.store);
  const ansi = file('ansi.json', Buffer.from(JSON.stringify(exploration('Lücke')), 'latin1'));
  const picture = file('picture.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
  expect(await cli.import(ansi, picture)).toMatchObject({
    code: 1,
    out: '',
    err:
      `${ansi}: (document): the encoding is Windows-1252; save the file in UTF-8\n${picture}: (document): this is ` +
      'no text\n',
  });
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('exports a run by its name, its address in any spelling, or its id', async () => {
  const { deps, given, ...cli } = await commands();
  const { id, slug } = await given.exploration({ name: 'Am Bächle Nr. 3' });
  await given.exploration({ name: 'Am Bach' });
  const spellings = [
    'AM BÄCHLE nr 3',
    'am-bächle-nr-3',
    'Am-Ba\u0308chle-Nr-3',
    'am-baechle-nr-3',
    'Am-Bachle-Nr-3.',
    'am-b%C3%A4chle-nr-3',
    'https://example.org/exploration/am-b%C3%A4chle-nr-3?utm_source=x',
    '/exploration/am-bächle-nr-3/',
    String(id),
  ];
  for (const spelling of spellings) expect(await findNamedRun(deps.store.db, spelling), spelling).toBe(slug);
  const { code, out } = await cli.export('Am', 'Bächle', 'Nr.', '3');
  expect([code, JSON.parse(out).exploration.name]).toEqual([0, 'Am Bächle Nr. 3']);
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
  expect(noSlug).toMatchObject({ code: 2, err: expect.stringContaining('npm run export -- NAME') });
  expect(unknown).toMatchObject({
    code: 1,
    out: '',
    err: 'no run, or more than one, has the name, address or id "nirgends"\n',
  });
});
