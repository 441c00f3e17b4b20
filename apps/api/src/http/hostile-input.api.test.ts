import { PROBLEMS } from '@puzzle-runs/domain/problem.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { everyRoute, PUBLIC, type Route } from '#testing/every-route.ts';
import { organiser } from '#testing/organisers.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';
import { fileApp } from '#testing/test-app.ts';

const RUNS = 60;
/** Runs of a call that draws a picture each time. */
const DRAWING_RUNS = 5;
const STUDIO = /^(managed\w+|prerequisites|conditions|qualifiers|tasks|subscriptions)\./;
/** The account that may grant licences. */
const OWNER = 900;

const opened = await fileApp({ env: { OWNER_EMAILS: `user-${OWNER}@example.org` } });
const { given, app, deps, client } = opened;
const exploration = await given.exploration({ code: 'EICHE' });
const { token, claims } = await given.player(await given.exploration());
/** Session tokens by call: a separate account per call, because one of the calls logs out. */
let account = 0;
const sessions: Record<string, string> = {};
for (const { name } of everyRoute) {
  if (/^users\.|\.takeOver$/.test(name)) sessions[name] = await given.session(++account);
}
/** A creator with a run, for every call of the studio. */
const ada = await creator(opened);
const own = await ada.publishedExploration();
const ofCreator = await given.session(ada.userId);
for (const { name } of everyRoute) if (STUDIO.test(name)) sessions[name] = ofCreator;
/** An organiser with a battle and the owner, for the calls that only they may make. */
const event = await organiser(opened, ['Füchse']);
const ofOrganiser = await given.session(event.userId);
const ofOwner = await given.session(OWNER);
for (const { name } of everyRoute) {
  if (/^managed(Battles|Progress)\.|\.taken?Units$/.test(name)) sessions[name] = ofOrganiser;
  if (/^subscriptions\.(list|grant|extend|end)$/.test(name)) sessions[name] = ofOwner;
}
const holder = `user-${event.userId}@example.org`;
const license = { email: holder, license: 'business_starter', hours: 24 };
const subscription = done(await opened.as(ofOwner).subscriptions.grant({ body: license }));
const before = await rowCounts(deps.store);

/** Values that often break programs. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '${7*7}',
    'NaN',
    '1e400',
    'x'.repeat(5_000),
    'ä'.repeat(200_000),
    0,
    -0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    Number.MIN_VALUE,
    true,
    [],
    {},
    [[[[]]]],
    Array(2_000).fill(1),
    { toString: 1, valueOf: 1 },
    { length: -1 },
    '__proto__',
    { constructor: { prototype: {} } },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Valid values by field name, so that junk in other fields also reaches the code behind the first check. */
const plausible: Record<string, unknown> = {
  exploration_id: exploration.id,
  exploration_code: 'EICHE',
  battle_id: event.battle.id,
  team_id: event.side(0).team.id,
  progressor_id: claims.progress.progressor_id,
  guest_id: claims.progress.progressor_id,
  progressor_type: 'guest',
  progress_type: 'task',
  task_type: 'guess_text',
  progress_id: 2_147_483_647,
  rating: 6,
  code: '93047',
  name: 'Ada',
  email: 'ada@example.org',
  password: 'Abcdef1!',
  old_password: 'Abcdef1!',
  confirmation: 'agree',
  recovery: '123456',
  deletion: '123456',
  captcha: await solvedCaptcha(client),
  reason: 'support',
  message: 'Wo finde ich die Steinerne Brücke?',
  language: 'en',
  battle_name: event.battle.slug,
  starts_at: '2026-05-01T10:00:00.000Z',
  ends_at: '2026-05-01T12:00:00.000Z',
  extra_minutes: 5,
  paused: true,
  frozen: true,
  board: true,
  text: 'Noch zehn Minuten',
  lines: 'entries',
  license: license.license,
  usages: 25,
  hours: 24,
  start_date: '2026-05-01T10:00:00.000Z',
  units: 1,
  exploration_name: own.exploration.slug,
  target_name: own.exploration.slug,
  poi_id: own.poi.id,
  order: [{ poi_id: own.poi.id, task_id: own.task.id, position: 1 }],
  description: '<p>Hier</p>',
  postal_code: '93047',
  image: '/demo/pictures/dom.svg',
  location_type: 'coordinates',
  location: { latitude: 1, longitude: 1 },
  unlock_type: 'tasks',
  value: 0,
  points: 10,
  attempts: 3,
  task: { answer: 7 },
  create: [
    { hint_type: 'text', hint_value: 'x', cost: 1, answer: 'x', correct: true, word: 'x', text: 'x', position: 1 },
  ],
  update: [{ id: 1, answer: 'y' }],
  delete: [1],
  updated_at: '2026-05-01T10:00:00.000Z',
};

/** Field names of a schema; for a union, those of all its options. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Records in which each field is missing, valid or junk, with up to two unknown fields. */
function recordOf(fields: string[]): fc.Arbitrary<Record<string, unknown>> {
  const values = fields.map((field) => [field, fc.oneof(junk, fc.constant(plausible[field]))] as const);
  const known = fc.record(Object.fromEntries(values), { requiredKeys: [] });
  return fc.tuple(known, fc.dictionary(fc.string(), junk, { maxKeys: 2 })).map(([a, b]) => ({ ...b, ...a }));
}

function queryString(query: Record<string, unknown>): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${escaped(key)}=${escaped(each)}`),
  );
  return parts.join('&').slice(0, 8_000);
}

function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

/** Ids of existing records by path parameter, so that junk also reaches the code behind the address. */
const ids: Record<string, unknown> = {
  poi_id: own.poi.id,
  task_id: own.task.id,
  exploration_id: own.exploration.id,
  battle_id: event.battle.id,
  participant_id: event.side(0).id,
  subscription_id: subscription.id,
  battle: event.battle.slug,
};

/** A call that would delete records that other calls need. */
function destroys({ name, method }: Route): boolean {
  return method === 'DELETE' && STUDIO.test(name);
}

function requestOf(route: Route) {
  const { name, method, path, query, body } = route;
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(!PUBLIC.includes(name) && { authorization: `Bearer ${sessions[name] ?? token}` }),
  };
  const bodies = body ? fc.oneof({ weight: 4, arbitrary: recordOf(fieldsOf(body)) }, junk) : fc.constant(undefined);
  const known = (STUDIO.test(name) || name === 'board.read') && !destroys(route) ? fc.boolean() : fc.constant(false);
  return fc.record({ param: junk, known, query: recordOf(fieldsOf(query)), body: bodies }).map((parts) => ({
    method: method as 'POST',
    url: `${path.replace(/:(\w+)/g, (_, key: string) => {
      return escaped(parts.known ? (ids[key] ?? parts.param) : parts.param).slice(0, 600);
    })}?${queryString(parts.query)}`,
    headers,
    ...(body && { payload: JSON.stringify(parts.body) ?? '' }),
  }));
}

const answered = everyRoute.filter(({ name }) => !name.startsWith('live.'));
const known = Object.keys(PROBLEMS);

describe('random input leads to status 200 or a known problem, never to a server error', () => {
  test.each(answered)('$name', async (route) => {
    await fc.assert(
      fc.asyncProperty(requestOf(route), async (request) => {
        const answer = await app.inject(request);
        const { statusCode: status } = answer;
        if (status === 200) return;
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        for (const { code } of answer.json().errors) expect(known).toContain(code);
      }),
      { numRuns: route.name === 'progress.picture' ? DRAWING_RUNS : RUNS },
    );
  });

  test('and writes nothing but what the calls may write: participations with their counters, sessions, codes, mails, runs, battles, licences and contact messages', async () => {
    const after = await rowCounts(deps.store);
    const made = { explorations: 0, exploration_search: 0, pois: 0, hints: 0, prerequisites: 0, tasks: 0, teams: 0 };
    const ran = { battles: 0, participants: 0, battle_acts: 0, subscriptions: 0, subscription_uses: 0 };
    const free = {
      participations: 0,
      members: 0,
      insight_counters: 0,
      insight_tallies: 0,
      codes: 0,
      mails: 0,
      sessions: 0,
      used_captchas: 0,
      contacts: 0,
      place_counts: 0,
      opened_pois: 0, // an edit keeps open what is open
      probes: 0, // `GET /ready` tries to write
      ...made,
      ...ran,
    };
    expect({ ...after, ...free }).toEqual({ ...before, ...free });
  });
});
