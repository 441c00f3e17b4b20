import { expect, test } from 'vitest';
import { readJson } from './call.ts';

test('an answer is what it says, and nothing where it says nothing', async () => {
  expect(await readJson(Response.json({ count: 0, rows: [] }))).toEqual({ count: 0, rows: [] });
  expect(await readJson(new Response(null, { status: 204 }))).toBeUndefined();
});

test.each([
  ['breaks off', new ReadableStream({ start: (way) => way.error(new TypeError('connection lost')) })],
  ['is the page of a hotspot', '<!doctype html><title>Willkommen im WLAN</title>'],
])('an answer that %s is no answer', async (_, body) => {
  await expect(readJson(new Response(body))).rejects.toMatchObject({ code: 'network', status: 0 });
});
