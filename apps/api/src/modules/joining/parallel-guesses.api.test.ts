import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { solved } from '#testing/solve-captcha.ts';
import { arriveAt } from '#testing/submissions.ts';
import { type OpenApp, testApp } from '#testing/test-app.ts';

type Join = { exploration_id: number; battle_id?: number; team_id?: number };
type Guess = (code: string) => Promise<{ status: number; body: unknown }>;

const AT_ONCE = 300;
/** Fewer, because each is written within the deadline of a request, also on a busy machine. */
const RIGHT_AT_ONCE = 120;
/** Wrong codes that are free, and those that are checked together with the last of them. */
const CHECKED_MAX = 70;

/** Makes the calls at once; returns the numbers of their statuses. */
async function atOnce(calls: (() => Promise<{ status: number }>)[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const { status } of await Promise.all(calls.map((call) => call()))) {
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

function times(count: number, call: Guess, code: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => () => call(code(index)));
}

const wrong = (index: number) => `guess-${index}`;
const right = () => 'EICHE';

function limitedApp() {
  return testApp({ env: { RATE_LIMIT: 'on' } });
}

async function protectedRun({ given }: OpenApp): Promise<Join> {
  return { exploration_id: (await given.exploration({ code: 'EICHE' })).id };
}

async function teamOf({ given }: OpenApp): Promise<Join> {
  const exploration = await given.exploration();
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse', code: 'EICHE' }]);
  return { exploration_id: exploration.id, battle_id: battle.id, team_id: battle.teamId(0) };
}

/** Guesses of the code of a run or of a team. */
const guessesAt = ({ client: { joining } }: OpenApp, join: Join): Record<string, Guess> => ({
  run: (code) => joining.exploration({ body: { ...join, exploration_code: code, progressor_id: randomUUID() } }),
  link: (code) => joining.instant({ body: { ...join, exploration_code: code, progressor_id: randomUUID() } }),
  card: (code) => joining.instantInfo({ query: { ...join, exploration_code: code } }),
  friends: (code) => {
    const params = { exploration_id: join.exploration_id };
    return joining.together({ params, body: { name: 'Wir', exploration_code: code } });
  },
  team: (code) => joining.exploration({ body: { ...join, team_code: code, progressor_id: randomUUID() } }),
});

const KINDS = [
  ['the code of a run', protectedRun, ['run']],
  ['a join link', protectedRun, ['link']],
  ['the card of a join link', protectedRun, ['card']],
  ['the code of a run for friends', protectedRun, ['friends']],
  ['the code of a team', teamOf, ['team']],
  ['a code by all calls in turns', protectedRun, ['run', 'link', 'card', 'friends']],
] as const;

test.each(KINDS)('of 300 wrong guesses at once of %s at most 70 are checked without a captcha', async (...kind) => {
  const [, given, calls] = kind;
  const opened = await limitedApp();
  const guesses = guessesAt(opened, await given(opened));
  const guess: Guess = (code) => {
    const name = calls[Number(code.split('-')[1]) % calls.length] ?? calls[0];
    return guesses[name]?.(code) ?? Promise.reject(new Error(name));
  };
  const { 403: checked = 0, 429: refused } = await atOnce(times(AT_ONCE, guess, wrong));
  expect(checked).toBeGreaterThanOrEqual(60);
  expect(checked).toBeLessThanOrEqual(CHECKED_MAX);
  expect(refused).toBe(AT_ONCE - checked);
  expect(await guess(right())).toMatchObject(problem(429, 'captcha_required'));
});

test.each(KINDS.slice(0, -1))(
  '120 right codes at once from one address are never asked for a captcha: %s',
  async (...kind) => {
    const [, given, [name]] = kind;
    const opened = await limitedApp();
    const guess = guessesAt(opened, await given(opened))[name];
    if (!guess) throw new Error(name);
    expect(await atOnce(times(RIGHT_AT_ONCE, guess, right))).toEqual({ 200: RIGHT_AT_ONCE });
  },
);

test('right codes between fewer than 60 wrong ones at once join without a captcha', async () => {
  const opened = await limitedApp();
  const guess = guessesAt(opened, await protectedRun(opened))['run'] ?? Promise.reject;
  const mixed = times(RIGHT_AT_ONCE, guess, (index) => (index % 3 === 0 ? wrong(index) : right()));
  expect(await atOnce(mixed)).toEqual({ 200: 80, 403: 40 });
});

test('a right code among too many wrong ones at once is not checked without a captcha, and joins with one', async () => {
  const opened = await limitedApp();
  const join = await protectedRun(opened);
  const guess = guessesAt(opened, join)['run'] ?? Promise.reject;
  const mixed = times(AT_ONCE, guess, (index) => (index === AT_ONCE - 1 ? right() : wrong(index)));
  const { 200: joined = 0, 403: checked = 0 } = await atOnce(mixed);
  expect(joined).toBe(0);
  expect(checked).toBeLessThanOrEqual(CHECKED_MAX);
  const challenge = (await opened.app.inject(`/api/captcha?exploration_id=${join.exploration_id}`)).json();
  const headers = { 'x-captcha': await solved(challenge) };
  const body = { ...join, exploration_code: 'EICHE' };
  expect(await opened.client.joining.exploration({ headers, body })).toMatchObject({ status: 200 });
});

/**
 * Six players of one run, at a spot that opens by a code;
 * `arrive` sends a code as one of them, and more fields with it.
 */
async function atTheSpot() {
  const opened = await limitedApp();
  const { given, as } = opened;
  const place = { arrival_radius: 30, arrival_code: 'K7M2QX', location: { latitude: 49.0197, longitude: 12.0995 } };
  const exploration = await given.exploration({ pois: [poi('Ziel', [numberTask], place)] });
  const { poiId: id } = exploration.task('Bögen');
  const players = await Promise.all(Array.from({ length: 6 }, () => given.player(exploration)));
  const phones = players.map(({ token }) => as(token));
  let sent = 0;
  const arrive = (code: string, { headers = {}, fields = {} } = {}) => {
    const phone = phones[sent++ % phones.length] ?? opened.client;
    return phone.progress.submit({ headers, body: { ...arriveAt({ id }, { via: 'code', code }), ...fields } });
  };
  return { ...opened, exploration, arrive };
}

test('of 300 wrong arrival codes at once by all players of an address at most 70 are checked without a captcha', async () => {
  const { app, arrive, exploration, client } = await atTheSpot();
  const { 403: checked = 0, 429: refused } = await atOnce(times(AT_ONCE, arrive, wrong));
  expect(checked).toBeGreaterThanOrEqual(60);
  expect(checked).toBeLessThanOrEqual(CHECKED_MAX);
  expect(refused).toBe(AT_ONCE - checked);
  expect(await arrive('K7M2QX')).toMatchObject(problem(429, 'captcha_required'));
  const body = { exploration_id: exploration.id, exploration_code: 'x' };
  expect(await client.joining.exploration({ body })).toMatchObject(problem(429, 'captcha_required'));

  const challenge = (await app.inject(`/api/captcha?exploration_id=${exploration.id}`)).json();
  const headers = { 'x-captcha': await solved(challenge) };
  expect(await arrive('K7M2QX', { headers })).toMatchObject({ status: 200 });
  expect(await arrive('K7M2QX', { headers })).toMatchObject(problem(429, 'captcha_required'));
});

test('120 right arrival codes at once from one address are never asked for a captcha', async () => {
  const { arrive } = await atTheSpot();
  expect(await atOnce(times(RIGHT_AT_ONCE, arrive, () => 'k7m2qx'))).toEqual({ 200: RIGHT_AT_ONCE });
});

test('wrong arrival codes count for the run that is played, not for the one in the request', async () => {
  const { arrive } = await atTheSpot();
  const guess: Guess = (code) => arrive(code, { fields: { exploration_id: Number(code.split('-')[1]) + 1_000 } });
  const { 403: checked = 0 } = await atOnce(times(AT_ONCE, guess, wrong));
  expect(checked).toBeLessThanOrEqual(CHECKED_MAX);
});
