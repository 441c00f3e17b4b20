import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { follow } from '#testing/servers/event-stream.ts';
import { clientAt } from '#testing/servers/over-http.ts';

async function server(env: Record<string, string> = {}) {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  return startServer({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), ...env });
}

/** Sends half of a request body, so that the server has started the request and waits. */
async function halfRequest(port: number, body: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  const head = [
    'POST /api/exploration/join HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await expect.poll(() => answer).toContain('100 Continue');
  return {
    async finish(): Promise<string> {
      socket.write(body.slice(5));
      await once(socket, 'close');
      return answer;
    },
  };
}

test('on SIGTERM the server refuses new requests, finishes the running one, ends its streams and exits with 0', async () => {
  const { child, closed, address, port } = await server({ DEMO: '1' });
  const list = await clientAt(address).explorations.list({ query: { code: 'withoutCode' } });
  const exploration = list.status === 200 ? list.body.rows[0] : undefined;
  const joined = await clientAt(address).joining.exploration({ body: { exploration_id: exploration?.id ?? 0 } });
  const stream = await follow(address, joined.status === 200 ? joined.body.accessToken : '');
  const running = await halfRequest(port, JSON.stringify({ exploration_id: exploration?.id }));

  child.kill('SIGTERM');
  await stream.ended;
  await expect
    .poll(() =>
      fetch(`${address}/api/health`).then(
        ({ status }) => status,
        () => 'gone',
      ),
    )
    .not.toBe(200);

  expect(await running.finish()).toMatch(/HTTP\/1\.1 200 OK[^]*accessToken/);
  expect(await closed).toMatchObject({ code: 0, signal: null });
});

test('the log is JSON and contains no code, token, answer, guest id or account data', async () => {
  const { child, closed, address, output } = await server({ DEMO: '1' });
  const client = clientAt(address);
  const guest = '0b9d8c1e-6f6d-4a51-9d0e-7f5a0c6f1a11';
  const list = await client.explorations.list({ query: { code: 'withoutCode', search: 'e' } });
  const id = list.status === 200 ? (list.body.rows[0]?.id ?? 0) : 0;
  const query = { exploration_id: id, exploration_code: 'GEHEIM-Code', team_code: 'GEHEIM-Team' };
  await client.joining.instantInfo({ query });
  const joined = await client.joining.exploration({ body: { ...query, progressor_id: guest } });
  const token = joined.status === 200 ? joined.body.accessToken : '';
  const player = clientAt(address, token);
  await player.progress.submit({
    body: { progress_type: 'task', progress_id: 1, task_type: 'guess_text', answer: 'GEHEIM-Antwort' },
  });
  await player.progress.myself({ query: { guest_id: guest } });
  await client.progress.myself({ query: { guest_id: guest } });
  const account = { name: 'GEHEIM-Name', email: 'geheim-post@example.org', confirmation: true };
  await client.users.register({ body: { ...account, password: 'GEHEIM-1a' } });
  await client.users.register({ body: { ...account, password: 'Geheim1!' } });
  await client.users.login({ body: { email: account.email, password: 'GEHEIM-1a' } });
  await client.users.verify({ body: { code: 'GEHEIM-Code', confirmation: true } });
  await client.users.completeHandover({ body: { code: 'GEHEIM-Code' } });
  await client.contacts.send({
    body: { ...account, name: 'GEHEIM-Name', reason: 'legal', message: 'GEHEIM-Nachricht an den Anbieter' },
  });
  await expect.poll(() => output.out, { timeout: 10_000 }).toContain('.eml');
  await fetch(`${address}/api/joined/pois?token=GEHEIM-Zeichen`, { headers: { cookie: 'GEHEIM-Keks' } });
  await fetch(`${address}/nirgends/GEHEIM?code=GEHEIM-Pfad`);
  child.kill('SIGTERM');

  const { out, err } = await closed;
  expect(`${out}${err}`).not.toMatch(/GEHEIM-|geheim-post|Geheim1!/);
  expect(`${out}${err}`).not.toContain(token);
  expect(`${out}${err}`).not.toContain(token.split('.')[2]);
  expect(`${out}${err}`).not.toContain(guest);
  const lines = out.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ req: expect.objectContaining({ method: 'GET', path: '/api/instant/join' }) }),
  );
});

test('starts both sites at the printed ports and stops both on SIGTERM', async () => {
  const { child, closed, output, address } = await server();
  await expect.poll(() => output.out).toContain('and its studio:');
  const studio = /and its studio: +(http\S+)/.exec(output.out)?.[1] ?? '';
  expect(output.out).toMatch(/Puzzle Runs is up: +http/);
  expect(studio).not.toBe(address);
  expect(await (await fetch(`${studio}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  expect(await clientAt(studio).site.ready()).toMatchObject({ status: 200 });
  child.kill('SIGTERM');
  expect(await closed).toMatchObject({ code: 0 });
  await expect(fetch(`${studio}/robots.txt`)).rejects.toThrow();
});
