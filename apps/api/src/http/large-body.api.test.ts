import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import { LARGE_BODY_BYTES } from '@puzzle-runs/domain/wire-sizes.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyRoute } from '#testing/every-route.ts';
import { fileApp } from '#testing/test-app.ts';

const { app, given } = await fileApp();
const stranger = await given.session(2_000);
await app.listen({ host: '127.0.0.1', port: 0 });

/** Calls of creators with a body for a record that the address names. */
const OWNED = /:(exploration|battle|poi|team)_id/;
const calls = everyRoute.filter(
  ({ method, path, headers }) => method !== 'GET' && headers === sessionToken && OWNED.test(path),
);

/** Not JSON: parsing it would refuse it with `invalid_request`. */
const BROKEN = '{'.padEnd(LARGE_BODY_BYTES + 1, 'x');

function post(method: string, path: string, { token, body = BROKEN }: { token?: string | undefined; body?: string }) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return app.inject({ method: method as 'POST', url: path.replace(/:\w+/g, '1'), headers, payload: body });
}

test.each(calls)('$name refuses a large body for a foreign record before it parses it', async ({ method, path }) => {
  const asStranger = await post(method, path, { token: stranger });
  expect([asStranger.statusCode, asStranger.json()]).toEqual([404, { errors: [{ code: 'not_found' }] }]);
  const asVisitor = await post(method, path, {});
  expect([asVisitor.statusCode, asVisitor.json()]).toEqual([401, { errors: [{ code: 'unauthorized' }] }]);
  expect((await post(method, path, { token: stranger, body: '{' })).statusCode).toBe(400);
});

/** Sends the head of a request and the start of its body, and returns the response. */
async function unfinished(method: string, path: string, token: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${path.replace(/:\w+/g, '1')} HTTP/1.1`,
    'host: a',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'content-length: 4000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"document":"`);
  socket.once('data', () => socket.end());
  return text(socket);
}

test.each([
  ['an XLIFF file', 'POST', '/api/management/explorations/:id/texts/en/xliff', '404'],
  ['texts', 'PUT', '/api/management/explorations/:id/texts/en', '404'],
  ['a large number of teams', 'POST', '/api/battles/:id/teams', '404'],
  ['a parameter that is no id', 'PATCH', '/api/explorations/x', '400'],
])('refuses %s for a foreign record before its body has arrived', async (_, method, path, status) => {
  expect(await unfinished(method, path, stranger)).toMatch(`HTTP/1.1 ${status} `);
});

test('refuses a form of more fields than any call takes', async () => {
  const url = '/api/explorations';
  const headers = { authorization: `Bearer ${stranger}`, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url, headers, payload: 'a=1&'.repeat(6_000) });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'invalid_request' }] }]);
});

test.each(
  everyRoute.filter(
    ({ method, headers, body }) => method !== 'GET' && headers === sessionToken && body instanceof z.ZodType,
  ),
)('$name may be refused because of its rate', ({ statuses }) => {
  expect(statuses).toContain('429');
});
