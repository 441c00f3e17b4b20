import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { type Client, testApp } from '#testing/test-app.ts';

/** Limits are on, as they are when nothing is set. */
function limitedApp() {
  return testApp({ env: { RATE_LIMIT: 'on' } });
}

type Answer = { status: number; headers: Headers; body: unknown };

/** How many of `count` calls, one after another, are not refused for being too many; and the last answer. */
async function passed(count: number, call: (index: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index++) answers.push(await call(index));
  return { passed: answers.filter(({ status }) => status !== 429).length, last: answers.at(-1) };
}

function expectRetry(answer: Answer | undefined, atMost: number): void {
  expect(answer).toMatchObject(problem(429, 'rate_limited'));
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(atMost);
}

test('answering is limited to 300 a minute for each participation, and the others play on', async () => {
  const { given, as } = await limitedApp();
  const run = await given.run({ pois: [poi('Brücke', [numberTask])] });
  const [eager, calm] = [as((await given.player(run)).token), as((await given.player(run)).token)];

  const wrong = answerTo(run.task('Bögen'), 1);
  const { passed: counted, last } = await passed(305, () => eager.progress.submit({ body: wrong }));

  expect(counted).toBe(300);
  expectRetry(last, 60);
  expect(await calm.progress.submit({ body: answerTo(run.task('Bögen'), 16) })).toMatchObject({ status: 200 });
  expect(await eager.joined.pois()).toMatchObject({ status: 200 });
});

test('a wrong code can be tried 60 times in ten minutes for each run, by whatever call and spelling', async () => {
  const { given, client, app } = await limitedApp();
  const [run, other] = [await given.run({ code: 'EICHE' }), await given.run({ code: 'BUCHE' })];
  const guesses: ((code: string) => Promise<Answer>)[] = [
    (code) => client.joining.exploration({ body: { exploration_id: run.id, exploration_code: code } }),
    (code) => client.joining.instant({ body: { exploration_id: run.id, exploration_code: code } }),
    (code) => client.joining.instantInfo({ query: { exploration_id: run.id, exploration_code: code } }),
    (code) => info(`exploration_id=00${run.id}&exploration_code=${code}`),
    (code) => info(`exploration_id=${run.id}.0&exploration_code=${code}`),
    (code) => info(`exploration_id=%20${run.id}&exploration_code=${code}`),
    (code) => info(`exploration_id[]=9&exploration_id=${run.id}&exploration_code=${code}`),
  ];
  async function info(query: string): Promise<Answer> {
    const { statusCode, headers, json } = await app.inject({ url: `/api/instant/join?${query}` });
    return { status: statusCode, headers: new Headers(headers as Record<string, string>), body: json() };
  }

  const { passed: tried, last } = await passed(70, async (index) => {
    const guess = guesses[index % guesses.length] ?? info;
    return guess(`guess-${index}`);
  });

  expect(tried).toBe(60);
  expectRetry(last, 600);
  const right = { exploration_id: run.id, exploration_code: 'EICHE' };
  expect(await client.joining.exploration({ body: right })).toMatchObject({ status: 429 });
  const elsewhere = { exploration_id: other.id, exploration_code: 'BUCHE' };
  expect(await client.joining.exploration({ body: elsewhere })).toMatchObject({ status: 200 });
});

test('the codes of teams are guarded like those of runs', async () => {
  const { given, client } = await limitedApp();
  const run = await given.run();
  const battle = await given.battle('Duell', [{ run, team: 'Füchse', code: 'ROT' }]);
  const body = { exploration_id: run.id, battle_id: battle.id, team_id: battle.teamId(0) };
  const guess = (index: number) => client.joining.exploration({ body: { ...body, team_code: `guess-${index}` } });
  expect((await passed(70, guess)).passed).toBe(60);
});

test('a whole class behind one address joins a protected run by its link', async () => {
  const { given, client } = await limitedApp();
  const run = await given.run({ code: 'EICHE' });
  const code = { exploration_id: run.id, exploration_code: 'EICHE' };
  const { passed: looked } = await passed(50, () => client.joining.instantInfo({ query: code }));
  const { passed: joined } = await passed(50, () => client.joining.instant({ body: code }));
  expect([looked, joined]).toEqual([50, 50]);
});

test('joining is limited to 120 a minute for each address', async () => {
  const { given, client, app } = await limitedApp();
  const runs = await Promise.all(Array.from({ length: 4 }, () => given.run()));
  const join = (index: number) =>
    client.joining.exploration({ body: { exploration_id: runs[index % 4]?.id ?? 0, progressor_id: randomUUID() } });
  const { passed: joined, last } = await passed(125, join);
  expect(joined).toBe(120);
  expectRetry(last, 60);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/exploration/join',
    payload: { exploration_id: runs[0]?.id },
    remoteAddress: '10.1.2.3',
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('looking up postal codes is limited, too', async () => {
  const { client } = await limitedApp();
  const { passed: asked, last } = await passed(125, () => client.explorations.zip({ query: { code: '93047' } }));
  expect(asked).toBe(120);
  expectRetry(last, 60);
});

test.each<[string, (client: Client) => Promise<Answer>]>([
  ['the list', (client) => client.explorations.list({ query: {} })],
  ['the map', (client) => client.explorations.markers({ query: {} })],
  ['the settings', (client) => client.site.settings()],
])('reading %s is not limited', async (_what, call) => {
  const { client } = await limitedApp();
  expect((await passed(200, () => call(client))).passed).toBe(200);
});

test.each([
  ['a trusted proxy tells visitors apart', { TRUST_PROXY: '1' }, ['10.0.0.1', '10.0.0.2'], 121],
  [
    'what a visitor writes before the trusted proxy says nothing',
    { TRUST_PROXY: '1' },
    ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1'],
    120,
  ],
  ['without a trusted proxy the header says nothing', {}, ['10.0.0.1', '10.0.0.2'], 120],
] as const)('%s', async (_what, env, [first, second], expected) => {
  const { app } = await testApp({ env: { RATE_LIMIT: 'on', ...env } });
  const zip = (address: string) =>
    app.inject({ url: '/api/explorations/zip?code=93047', headers: { 'x-forwarded-for': address } });
  let passes = 0;
  for (const address of [...Array<string>(120).fill(first), second]) {
    if ((await zip(address)).statusCode === 200) passes++;
  }
  expect(passes).toBe(expected);
});
