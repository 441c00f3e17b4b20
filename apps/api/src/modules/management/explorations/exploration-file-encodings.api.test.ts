import { expect, test } from 'vitest';
import { creator, freshName } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);

/** Sends bytes of a run file, as a program may write them. */
async function send(payload: Buffer) {
  const authorization = `Bearer ${await opened.given.session(ada.userId)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return opened.app.inject({ method: 'POST', url: '/api/management/explorations/file', headers, payload });
}

function textOf(name: string): string {
  return JSON.stringify({ format: 'puzzle-run/1', exploration: { name, postal_code: '93047', pois: [] } }, null, 2);
}

test.each<[string, (text: string) => Buffer]>([
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 BE without a mark', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['lines of Windows', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('imports a file in %s', async (_, encode) => {
  const name = freshName('Lücke');
  const response = await send(encode(textOf(name)));
  expect({ status: response.statusCode, name: response.json().name }).toEqual({ status: 200, name });
});

test('refuses a file in Windows-1252 by its encoding', async () => {
  const response = await send(Buffer.from(textOf(freshName('Lücke')), 'latin1'));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errors: [{ code: 'invalid_request', params: { encoding: 'Windows-1252' } }],
  });
});

test('refuses any other body whose letters are not UTF-8, instead of storing broken ones', async () => {
  const { id } = await ada.draft();
  const authorization = `Bearer ${await opened.given.session(ada.userId)}`;
  const response = await opened.app.inject({
    method: 'PATCH',
    url: `/api/explorations/${id}`,
    headers: { authorization, 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify({ name: freshName('Lücke') }), 'latin1'),
  });
  expect(response.statusCode).toBe(400);
});
