import crypto, { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { afterAll, expect, vi } from 'vitest';
import { fillTemplate } from '../database/fill-template.ts';
import { memoryFolder } from '../database/memory-folder.ts';
import { everyRoute } from '../every-route.ts';
import { fileApp, type OpenApp } from '../test-app.ts';

/**
 * An app on SQLite and one on PostgreSQL behind one `OpenApp`: each request and each call of `given` goes to both, and
 * fails the test when the results differ. Clock, ids, codes and other random numbers are the same for both. Calls must
 * not run at the same time.
 */
export async function twinApp(over: Parameters<typeof fileApp>[0] = {}) {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- the library of the tokens reads the clock itself
  vi.useFakeTimers({ toFake: ['Date'] });
  afterAll(() => void vi.useRealTimers());
  const random = repeatableRandom();
  const sqlite = await fileApp({ ...over, url: await sqliteFile(), newId: random.newId });
  const postgres = await fileApp({ ...over, idsFromOne: true, newId: random.newId, processes: 1 });
  const both: [OpenApp, OpenApp] = [sqlite, postgres];
  const alignIds = await idAligner(both);
  const answered = new Set<string>();

  async function inBoth<T>(work: (opened: OpenApp, index: 0 | 1) => Promise<T>): Promise<[T, T]> {
    await alignIds();
    const from = random.position();
    const first = await work(sqlite, 0);
    random.goTo(from);
    return [first, await work(postgres, 1)];
  }

  const own = both.map(({ app }) => app.inject.bind(app)) as [OpenApp['app']['inject'], OpenApp['app']['inject']];
  sqlite.app.inject = new Proxy(sqlite.app.inject, {
    async apply(_inject, _self, [options]: [InjectOptions]) {
      const [first, second] = await inBoth((_opened, index) => own[index](options));
      const call = `${options.method ?? 'GET'} ${pathOf(options)}`;
      expect(comparable(second), call).toEqual(comparable(first));
      if (first.statusCode === 200) for (const name of namesOf(options)) answered.add(name);
      return first;
    },
  });

  /** Runs work in both apps; returns its result. Fails when the results differ. */
  async function inEach<T>(work: (opened: OpenApp) => Promise<T>): Promise<T> {
    const [first, second] = await inBoth(work);
    expect(plain(second)).toEqual(plain(first));
    return first;
  }

  const givenInEach = new Proxy(sqlite.given, {
    get:
      (_given, name: keyof OpenApp['given']) =>
      (...args: unknown[]) =>
        inEach(({ given }) => (given[name] as (...args: unknown[]) => Promise<unknown>)(...args)),
  });

  return {
    ...sqlite,
    given: givenInEach,
    clock: { ...sqlite.clock, passMinutes: (by: number) => both.forEach(({ clock }) => clock.passMinutes(by)) },
    /** Both apps, for what is no request. */
    both,
    inEach,
    /** Calls of the contract that both answered with 200. */
    answered,
  };
}

export type TwinApp = Awaited<ReturnType<typeof twinApp>>;

async function sqliteFile(): Promise<string> {
  const folder = mkdtempSync(join(memoryFolder(), 'puzzle-runs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'twin.db')}`;
  await fillTemplate(url);
  return url;
}

/**
 * What must be equal: status, headers, and the bytes, or the values of JSON: PostgreSQL sorts the keys of the JSON it
 * stores, and the ETag is a hash of the text.
 */
function comparable({
  statusCode,
  headers: { date: _date, etag: _etag, 'content-length': _length, ...headers },
  ...answer
}: Response) {
  const isJson = headers['content-type']?.includes('json') === true && answer.payload !== '';
  return {
    statusCode,
    headers,
    body: isJson ? JSON.parse(answer.payload, unpacked) : answer.rawPayload.toString('base64'),
  };
}

/** The JSON inside of tokens and of the packed content of an offline package. */
function unpacked(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('eyJ')) return value;
  const [head = '', claims = head] = value.split('.');
  return JSON.parse(Buffer.from(claims, 'base64').toString());
}

/** A value without its functions. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

function pathOf({ url }: InjectOptions): string {
  return typeof url === 'string' ? url : '';
}

/** The calls of the contract with this method and path, without those that another call's path is part of. */
function namesOf(options: InjectOptions): string[] {
  const { method = 'GET' } = options;
  const [path = ''] = pathOf(options).split('?');
  const fits = everyRoute.filter(
    (route) => route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  const parameters = ({ path: pattern }: { path: string }) => pattern.split(':').length;
  const fewest = Math.min(...fits.map(parameters));
  return fits.filter((route) => parameters(route) === fewest).map(({ name }) => name);
}

/** Random numbers of Node from a counter that can be set back, until the file ends. */
function repeatableRandom() {
  let draws = 0;
  const bytes = (outputLength: number) => createHash('shake256', { outputLength }).update(`draw ${draws++}`).digest();
  const between = (min: number, max: number) => min + (bytes(6).readUIntBE(0, 6) % (max - min));
  vi.spyOn(crypto, 'randomBytes').mockImplementation(bytes as typeof crypto.randomBytes);
  vi.spyOn(crypto, 'randomInt').mockImplementation(((first: number, second?: number) =>
    second === undefined ? between(0, first) : between(first, second)) as typeof crypto.randomInt);
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    const { buffer, byteOffset, byteLength } = array as Uint8Array;
    new Uint8Array(buffer, byteOffset, byteLength).set(bytes(byteLength));
    return array;
  });
  syncBuiltinESMExports();
  afterAll(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return {
    newId: () =>
      bytes(16)
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
    position: () => draws,
    goTo: (position: number) => void (draws = position),
  };
}

/** Gives PostgreSQL the next ids of SQLite: its sequences also count rows that were refused or rolled back. */
async function idAligner([sqlite, postgres]: [OpenApp, OpenApp]): Promise<() => Promise<void>> {
  const sequences = await postgres.deps.store.db
    .select({ table: sql<string>`table_name` })
    .from(sql`information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  return async () => {
    const used = await sqlite.deps.store.db
      .select({ table: sql<string>`name`, seq: sql<number>`seq` })
      .from(sql`sqlite_sequence`);
    const next = new Map(used.map(({ table, seq }) => [table, seq + 1]));
    const set = sequences.map(({ table }) => [
      table,
      sql`setval(pg_get_serial_sequence(${table}, 'id'), ${next.get(table) ?? 1}::int, false)`,
    ]);
    await postgres.deps.store.db.select(Object.fromEntries(set)).from(sql`(select 1) as one`);
  };
}
