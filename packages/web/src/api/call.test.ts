import { expect, test } from 'vitest';
import { readJson, readResult } from './call.ts';

test('parses the JSON body, and returns undefined for an empty one', async () => {
  expect(await readJson(Response.json({ count: 0, rows: [] }))).toEqual({ count: 0, rows: [] });
  expect(await readJson(new Response(null, { status: 204 }))).toBeUndefined();
});

test.each([
  ['breaks off', new ReadableStream({ start: (way) => way.error(new TypeError('connection lost')) })],
  ['is the page of a hotspot', '<!doctype html><title>Willkommen im WLAN</title>'],
])('a response that %s counts as a network failure', async (_, body) => {
  await expect(readJson(new Response(body))).rejects.toMatchObject({ code: 'network', status: 0 });
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
