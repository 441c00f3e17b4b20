import { contract } from '@puzzle-runs/contract/contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { call, readJson, readResult } from './call.ts';
import { isOffline, noteConnection } from './connection.ts';

const OWN = { headers: { 'x-puzzle-runs': '3' } };
const PAGE = '<!doctype html><title>Willkommen im WLAN</title>';

/** Calls the API, and something between phone and server answers. */
function callAnswered(response: Response) {
  vi.stubGlobal('fetch', async () => response);
  return call(contract.site.health);
}

afterEach(() => {
  vi.unstubAllGlobals();
  noteConnection(true);
});

test('parses the JSON body, and returns undefined for an empty one', async () => {
  expect(await readJson(Response.json({ count: 0, rows: [] }))).toEqual({ count: 0, rows: [] });
  expect(await readJson(new Response(null, { status: 204 }))).toBeUndefined();
});

test('returns what our server answered', async () => {
  noteConnection(false);
  expect(await callAnswered(Response.json({ status: 'ok' }, OWN))).toEqual({ status: 'ok' });
  expect(isOffline()).toBe(false);
});

test.each([
  ['is the page of a hotspot', new Response(PAGE)],
  ['is JSON of a hotspot', Response.json({})],
  ['is empty', new Response(null, { status: 204 })],
  ['is a page that claims to be ours', new Response(PAGE, OWN)],
  ['breaks off', new Response(new ReadableStream({ start: (way) => way.error(new TypeError('lost')) }), OWN)],
  ['is 502 of a proxy', new Response(PAGE, { status: 502 })],
  ['is 401 of a filter', Response.json({ errors: ['blocked'] }, { status: 401 })],
])('a response that %s counts as no connection, also in the bar', async (_, response) => {
  await expect(callAnswered(response)).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(isOffline()).toBe(true);
});

test('a refusal of our server is a connection', async () => {
  noteConnection(false);
  const refused = Response.json({ errors: [{ code: 'unavailable' }] }, { status: 503 });
  await expect(callAnswered(refused)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(isOffline()).toBe(false);
});

test.each([
  ['a known code', { errors: [{ code: 'credentials' }] }, 'credentials'],
  ['an unknown code', { errors: [{ code: 'toString' }] }, 'unexpected'],
  ['an empty list', { errors: [] }, 'unexpected'],
  ['a text', { errors: 'no' }, 'unexpected'],
])('a 200 response with `errors` that holds %s counts as a refusal', async (_, body, code) => {
  await expect(readResult({}, Response.json(body))).rejects.toMatchObject({ code, status: 200 });
});

test('a 200 response without `errors` is the result', async () => {
  for (const body of [{ count: 0, rows: [] }, [{ errors: 1 }], 'errors', null]) {
    expect(await readResult({}, Response.json(body))).toEqual(body);
  }
});
