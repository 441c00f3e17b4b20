import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { type Client, testApp } from '#testing/test-app.ts';

/** An app with rate limits on, which is the default outside tests. */
function limitedApp() {
  return testApp({ env: { RATE_LIMIT: 'on' } });
}

type Answer = { status: number; headers: Headers; body: unknown };

/** Makes `count` calls one after another; returns how many were not refused with 429, and the last response. */
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

test('limits answers to 300 a minute per participation and does not affect other participations', async () => {
  const { given, as } = await limitedApp();
  const exploration = await given.exploration({ pois: [poi('Brücke', [numberTask])] });
  const [eager, calm] = [as((await given.player(exploration)).token), as((await given.player(exploration)).token)];

  const wrong = answerTo(exploration.task('Bögen'), 1);
  const { passed: counted, last } = await passed(305, () => eager.progress.submit({ body: wrong }));

  expect(counted).toBe(300);
  expectRetry(last, 60);
  expect(await calm.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject({ status: 200 });
  expect(await eager.joined.pois()).toMatchObject({ status: 200 });
});

test('limits offline packages to 30 a minute per participation', async () => {
  const { given, as } = await limitedApp();
  const exploration = await given.exploration({ playable_offline: true });
  const [eager, calm] = [as((await given.player(exploration)).token), as((await given.player(exploration)).token)];
  const { passed: loaded, last } = await passed(32, () => eager.joined.offlinePackage());
  expect(loaded).toBe(30);
  expectRetry(last, 60);
  expect(await calm.joined.offlinePackage()).toMatchObject({ status: 200 });
});

test('limits event streams to 300 a minute per participation, counted separately from answers', async () => {
  const { given, app, as } = await limitedApp();
  const address = await listening(app);
  const exploration = await given.exploration();
  const [eager, calm] = [await given.player(exploration), await given.player(exploration)];
  const listen = async (token: string) => {
    const { response, leave } = await follow(address, token);
    leave();
    return response.status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 301; index++) statuses.push(await listen(eager.token));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
  expect(await listen(calm.token)).toBe(200);
  expect(await as(eager.token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject({
    status: 200,
  });
});

test('asks for a captcha after 60 wrong codes in ten minutes for a run, across all calls and spellings of the run id', async () => {
  const { given, client, app } = await limitedApp();
  const [exploration, other] = [await given.exploration({ code: 'EICHE' }), await given.exploration({ code: 'BUCHE' })];
  const guesses: ((code: string) => Promise<Answer>)[] = [
    (code) => client.joining.exploration({ body: { exploration_id: exploration.id, exploration_code: code } }),
    (code) => client.joining.instant({ body: { exploration_id: exploration.id, exploration_code: code } }),
    (code) => client.joining.instantInfo({ query: { exploration_id: exploration.id, exploration_code: code } }),
    (code) =>
      client.joining.together({
        params: { exploration_id: exploration.id },
        body: { name: 'Wir', exploration_code: code, exploration_id: other.id } as never,
      }),
    (code) => info(`exploration_id=00${exploration.id}&exploration_code=${code}`),
    (code) => info(`exploration_id=${exploration.id}.0&exploration_code=${code}`),
    (code) => info(`exploration_id=%20${exploration.id}&exploration_code=${code}`),
    (code) => info(`exploration_id[]=9&exploration_id=${exploration.id}&exploration_code=${code}`),
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
  expect(last).toMatchObject(problem(429, 'captcha_required'));
  const right = { exploration_id: exploration.id, exploration_code: 'EICHE' };
  expect(await client.joining.exploration({ body: right })).toMatchObject(problem(429, 'captcha_required'));
  const elsewhere = { exploration_id: other.id, exploration_code: 'BUCHE' };
  expect(await client.joining.exploration({ body: elsewhere })).toMatchObject({ status: 200 });
});

test('limits wrong team codes like wrong run codes', async () => {
  const { given, client } = await limitedApp();
  const exploration = await given.exploration();
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse', code: 'ROT' }]);
  const body = { exploration_id: exploration.id, battle_id: battle.id, team_id: battle.teamId(0) };
  const guess = (index: number) => client.joining.exploration({ body: { ...body, team_code: `guess-${index}` } });
  expect((await passed(70, guess)).passed).toBe(60);
});

test('a whole class behind one address can join a protected run by its link', async () => {
  const { given, client } = await limitedApp();
  const exploration = await given.exploration({ code: 'EICHE' });
  const code = { exploration_id: exploration.id, exploration_code: 'EICHE' };
  const { passed: looked } = await passed(50, () => client.joining.instantInfo({ query: code }));
  const { passed: joined } = await passed(50, () => client.joining.instant({ body: code }));
  expect([looked, joined]).toEqual([50, 50]);
});

test('allows 3,000 joins a minute from one address and refuses more', async () => {
  const { given, client, app } = await limitedApp();
  const exploration = await given.exploration();
  // Incomplete input is counted, too, and leaves the database alone.
  const join = () => client.joining.exploration({ body: { progressor_id: randomUUID() } as never });
  const { passed: joined, last } = await passed(3_005, join);
  expect(joined).toBe(3_000);
  expectRetry(last, 60);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/exploration/join',
    payload: { exploration_id: exploration.id },
    remoteAddress: '10.1.2.3',
  });
  expect(elsewhere.statusCode).toBe(200);
});

test.each([
  ['two addresses of one IPv6 network share a limit', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3'], 120],
  ['two IPv6 networks have separate limits', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 121],
  ['an IPv4 address and its IPv6-mapped form share a limit', ['10.0.0.1', '::ffff:10.0.0.1'], 120],
  ['two IPv6-mapped IPv4 addresses have separate limits', ['::ffff:10.0.0.1', '::ffff:10.0.0.2'], 121],
  ['two link-local addresses share a limit', ['fe80::1%eth0', 'fe80::2%eth0'], 120],
])('%s', async (_what, [first = '', second = ''], expected) => {
  const { app } = await limitedApp();
  const zip = (remoteAddress: string) => app.inject({ url: '/api/explorations/zip?code=93047', remoteAddress });
  let passes = 0;
  for (const address of [...Array<string>(120).fill(first), second]) {
    if ((await zip(address)).statusCode === 200) passes++;
  }
  expect(passes).toBe(expected);
});

test('limits postal code lookups to 120 a minute', async () => {
  const { client } = await limitedApp();
  const { passed: asked, last } = await passed(125, () => client.explorations.zip({ query: { code: '93047' } }));
  expect(asked).toBe(120);
  expectRetry(last, 60);
});

const BOB = { name: 'Bob', email: 'bob@example.org', password: 'Abcdef1!', confirmation: true };

test.each<[string, number, number, (client: Client, index: number) => Promise<Answer>]>([
  ['logins to one account', 10, 600, ({ users }) => users.login({ body: BOB })],
  // Incomplete input is counted, too, and costs no password hash.
  ['logins to many accounts', 120, 60, ({ users }, n) => users.login({ body: { email: `${n}@example.org` } as never })],
  ['registrations of one address', 5, 600, ({ users }) => users.register({ body: BOB })],
  [
    'registrations',
    120,
    600,
    ({ users }, n) => users.register({ body: { ...BOB, password: 'short', email: `${n}@example.org` } }),
  ],
  ['recoveries of one address', 5, 600, ({ users }) => users.recover({ body: BOB })],
  ['recoveries', 20, 600, ({ users }, n) => users.recover({ body: { ...BOB, email: `${n}@example.org` } })],
  ['confirmations', 30, 600, ({ users }) => users.verify({ body: { code: 'x', confirmation: true } })],
  ['completed login hand-overs', 60, 600, ({ users }) => users.completeHandover({ body: { code: 'x' } })],
  ['codes of games', 600, 600, ({ gameHandover }) => gameHandover.complete({ body: { code: 'x' } })],
  ['captcha challenges', 1_200, 60, ({ captcha }) => captcha.challenge()],
  [
    'contact messages',
    10,
    600,
    ({ contacts }) => contacts.send({ body: { ...BOB, reason: 'general', message: 'x'.repeat(20) } }),
  ],
  ['password resets', 20, 600, ({ users }) => users.reset({ body: { ...BOB, code: 'x', recovery: '1' } })],
])('%s are limited to %i', async (_what, max, seconds, call) => {
  const { client } = await limitedApp();
  const { passed: counted, last } = await passed(max + 2, (index) => call(client, index));
  expect(counted).toBe(max);
  expectRetry(last, seconds);
});

test.each<[string, number, (client: Client) => Promise<Answer>]>([
  ['changes of an account', 20, ({ users }) => users.change({ body: { password: 'x', old_password: 'y' } })],
  [
    'confirmations of a deletion',
    20,
    ({ users }) => users.remove({ body: { code: 'x', deletion: '1', confirmation: true } }),
  ],
  ['requests for a deletion', 5, ({ users }) => users.forfeit({ body: { confirmation: true, captcha: 'x' } })],
  ['started login hand-overs', 20, ({ users }) => users.startHandover()],
  ['takeovers', 20, ({ progress }) => progress.takeOver({ body: { guest_id: randomUUID() } })],
])('%s are limited to %i for each account', async (_what, max, call) => {
  const { given, as } = await limitedApp();
  const [eager, calm] = [as(await given.session(1)), as(await given.session(2))];
  const { passed: counted, last } = await passed(max + 2, () => call(eager));
  expect(counted).toBe(max);
  expectRetry(last, 600);
  expect((await call(calm)).status).not.toBe(429);
});

test('limits the acts of an organiser to 300 a minute', async () => {
  const { given, as } = await limitedApp();
  const [eager, calm] = [as(await given.session(1)), as(await given.session(2))];
  const params = { battle_id: 1 };
  const acts: ((client: Client) => Promise<Answer>)[] = [
    ({ managedBattles }) => managedBattles.create({ body: { name: '' } }),
    ({ managedBattles }) => managedBattles.change({ params, body: { name: 'x' } }),
    ({ managedBattles }) => managedBattles.pause({ params, body: { paused: true } }),
    ({ managedBattles }) => managedBattles.givePoints({ params, body: { team_id: 1, points: 1, reason: 'x' } }),
    ({ managedBattles }) => managedBattles.showBoard({ params: { battle: params.battle_id }, body: { board: true } }),
    ({ managedBattles }) => managedBattles.freeze({ params, body: { frozen: true } }),
    ({ managedBattles }) =>
      managedBattles.giveTime({ params: { ...params, participant_id: 1 }, body: { extra_minutes: 1 } }),
  ];
  const act = (client: Client, index: number) => acts[index % acts.length]?.(client) ?? client.managedBattles.list({});
  const { passed: counted, last } = await passed(305, (index) => act(eager, index));
  expect(counted).toBe(300);
  expectRetry(last, 60);
  expect((await act(calm, 0)).status).toBe(400);
});

test('different spellings of an e-mail address share a limit', async () => {
  const { client } = await limitedApp();
  const spellings = ['bob@example.org', ' BOB@example.org', 'Bob@Example.org '];
  const login = (index: number) => client.users.login({ body: { ...BOB, email: spellings[index % 3] ?? '' } });
  expect((await passed(12, login)).passed).toBe(10);
});

test.each<[string, (client: Client) => Promise<Answer>]>([
  ['the list', (client) => client.explorations.list({ query: {} })],
  ['the map', (client) => client.explorations.markers({ query: {} })],
  ['the settings', (client) => client.site.settings()],
])('does not limit reading %s', async (_what, call) => {
  const { client } = await limitedApp();
  expect((await passed(200, () => call(client))).passed).toBe(200);
});

test.each([
  ['visitors behind a trusted proxy have separate limits', { TRUST_PROXY: '1' }, ['10.0.0.1', '10.0.0.2'], 121],
  [
    'entries of X-Forwarded-For before the trusted proxy are ignored',
    { TRUST_PROXY: '1' },
    ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1'],
    120,
  ],
  ['without a trusted proxy the header is ignored', {}, ['10.0.0.1', '10.0.0.2'], 120],
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
