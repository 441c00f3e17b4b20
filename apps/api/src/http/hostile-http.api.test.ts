import { once } from 'node:events';
import { connect } from 'node:net';
import { PROBLEMS } from '@puzzle-runs/domain/problem.ts';
import { RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import request from 'supertest';
import { afterAll, describe, expect, test } from 'vitest';
import { rowCounts } from '#testing/database/row-counts.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, app, deps, as } = await fileApp();
const exploration = await given.exploration({ code: 'EICHE' });
const open = await given.exploration();
const { token } = await given.player(open);
await app.listen({ host: '127.0.0.1', port: 0 });
const before = await rowCounts(deps.store);
const http = () => request(app.server);
const JOIN = '/api/exploration/join';

afterAll(async () => {
  expect(await rowCounts(deps.store)).toEqual(before);
});

/** Expects a 4xx response in the shape of a problem with a known code. */
function expectRefusal({ status, body, text }: request.Response): void {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(Object.keys(PROBLEMS), text).toContain(body.errors?.[0]?.code);
}

describe('refuses a body', () => {
  test.each<[string, string, string | Buffer]>([
    ['broken JSON', 'application/json', '{"exploration_id":'],
    ['empty JSON', 'application/json', ''],
    ['JSON after a byte order mark of UTF-16', 'application/json', Buffer.from('\ufeff{}', 'utf16le')],
    ['bytes that are not UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['a prototype key', 'application/json', '{"__proto__":{"exploration_id":1}}'],
    ['a constructor key', 'application/json', '{"constructor":{"prototype":{"exploration_id":1}}}'],
    ['an object that cannot become text', 'application/json', '{"exploration_id":{"toString":1,"valueOf":1}}'],
    ['null', 'application/json', 'null'],
    ['a number', 'application/json', '1e999'],
    ['deep nesting', 'application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['two megabytes', 'application/json', JSON.stringify({ exploration_code: 'x'.repeat(2_000_000) })],
    [
      'many keys',
      'application/json',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, i]))),
    ],
    ['deeply nested JSON', 'application/json', `{"exploration_id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['JSON of more than 256 kB', 'application/json', JSON.stringify({ exploration_id: 'x'.repeat(256 * 1_024) })],
    ['a form', 'application/x-www-form-urlencoded', `exploration_id=${exploration.id}`],
    ['a form with prototype keys', 'application/x-www-form-urlencoded', '__proto__=1&constructor=1&toString=1'],
    ['a form with broken percent signs', 'application/x-www-form-urlencoded', '%=%zz&exploration_id=%ff'],
    ['plain text', 'text/plain', 'hello'],
    ['XML', 'application/xml', '<a/>'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['an invalid content type', ';;;', '{}'],
    ['JSON of another charset', 'application/json; charset=utf-16', '{}'],
  ])('%s', async (_what, type, body) => {
    expectRefusal(await http().post(JOIN).set('content-type', type).send(body).serialize(String));
    const answer = http().post('/api/progress').set('authorization', `Bearer ${token}`);
    expectRefusal(await answer.set('content-type', type).send(body).serialize(String));
    const rating = http().put(`/api/explorations/${open.id}/rating`).set('authorization', `Bearer ${token}`);
    expectRefusal(await rating.set('content-type', type).send(body).serialize(String));
    expectRefusal(await http().delete('/api/progress').set('content-type', type).send(body).serialize(String));
  });

  test('that is missing', async () => {
    expectRefusal(await http().post(JOIN));
    expectRefusal(await http().delete('/api/progress'));
    expectRefusal(await http().post('/api/progress').set('authorization', `Bearer ${token}`));
  });

  test('that a wrong content-length cuts off', async () => {
    expectRefusal(
      await http().post(JOIN).set('content-type', 'application/json').set('content-length', '1').send('{}'),
    );
  });
});

describe('refuses an address', () => {
  test.each([
    '/api/%',
    '/api/%zz',
    '/api/explorations/%ff/rating',
    '/api/explorations/%00/rating',
    `/api/explorations/${'9'.repeat(400)}/rating`,
    `/api/explorations/${'x'.repeat(5_000)}/rating`,
    `/api/${'x/'.repeat(3_000)}`,
    '/api/explorations/1e3/nothing',
    '/api/explorations/__proto__/nothing',
    '/api/explorations?limit=%zz',
    '/api/explorations?search=%00',
    '/api/explorations?search=%ED%A0%80&limit=x',
    '/api/explorations?search=a&search=b',
    '/api/explorations?limit=1&limit=2',
    '/api/explorations?limit=NaN',
    '/api/explorations?offset=Infinity',
    '/api/explorations?offset=0x10000000000',
    '/api/explorations/zip',
    '/api/instant/join?exploration_id=__proto__',
    '/api/instant/join',
    '/api/battles/%00/board/events',
    `/api/battles/${'x'.repeat(121)}/board/events`,
  ])('%s', async (path) => {
    expectRefusal(await http().get(path).set('authorization', `Bearer ${token}`));
    expectRefusal(await http().put(path).set('authorization', `Bearer ${token}`).send({ rating: 5 }));
  });

  test.each([
    '/%',
    '/assets/%zz',
    '/assets/../../package.json',
    '/demo/pictures/%00',
    '/demo/pictures/..%2f..%2fpackage.json',
  ])('outside the API: %s', async (path) => {
    const { status, text } = await http().get(path);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('"devDependencies"');
  });

  test.each([
    '?limit=5&unknown=1',
    '?__proto__=1',
    '?constructor=1&toString=x',
    '?search=%F0%9F%98%80',
    '?code=',
    '?&&&=',
  ])('but ignores unknown query parameters: %s', async (query) => {
    const { status } = await http().get(`/api/explorations${query}`);
    expect(status).toBe(query === '?code=' ? 400 : 200);
  });
});

/** Sends raw bytes and returns everything the server sends until it closes the connection. */
async function raw(bytes: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined); // the server may close before it has read everything
  await once(socket, 'close');
  return answer;
}

test.each([
  ['something that is not HTTP', 'hello\r\n\r\n'],
  ['a header that is too large', `GET /api/explorations HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`],
  ['an address that is too long', `GET /api/explorations?search=${'y'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
  ['two lengths', 'POST /api/progress HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
])('%s is refused in the shape of a problem', async (_what, bytes) => {
  const answer = await raw(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('{"errors":[{"code":"invalid_request"}]}');
});

test('the timeouts allow a run file over a slow network, but are short for headers and idle sockets', () => {
  const slow = 32_000; // bytes a second
  expect(app.server.requestTimeout).toBeGreaterThan((RUN_FILE_BYTES_MAX / slow) * 1_000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(app.server.timeout).toBeGreaterThan(120_000); // the sites wait this long for a response
  expect(app.server.timeout).toBeLessThan(180_000);
});

test('the server still works after all hostile requests', async () => {
  expect(await as(token).joined.pois()).toMatchObject({ status: 200 });
});
