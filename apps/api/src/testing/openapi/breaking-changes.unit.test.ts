import { describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { isAtLeast, neededVersion } from './needed-version.ts';

function small() {
  return {
    info: { version: '1.2.3' },
    paths: {
      '/teams': {
        get: {
          security: [{ session: [] }],
          parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 50 } }],
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Team' } } } } },
        },
        post: {
          security: [{ session: [] }, {}],
          requestBody: {
            required: false,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/NewTeam' } }, 'text/csv': {} },
          },
          responses: { 200: {} },
        },
      },
    },
    components: {
      schemas: {
        Team: {
          type: 'object',
          required: ['id', 'kind', 'task'],
          properties: {
            id: { type: 'integer' },
            kind: { type: 'string', enum: ['friends', 'battle'] },
            note: { type: 'string' },
            task: { oneOf: [{ type: 'object', properties: { type: { type: 'string', const: 'choice' } } }] },
          },
        },
        NewTeam: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 60 }, code: { type: ['string', 'null'] } },
        },
      },
    },
  };
}

type Small = ReturnType<typeof small>;

function changed(change: (document: Small) => void): Small {
  const document = small();
  change(document);
  return document;
}

const team = ({ components }: Small) => components.schemas.Team;
const newTeam = ({ components }: Small) => components.schemas.NewTeam;

describe('names a breaking change', () => {
  test.each<[string, (document: Small) => unknown, string]>([
    ['a removed call', ({ paths }) => Reflect.deleteProperty(paths['/teams'], 'get'), 'GET /teams: removed'],
    ['a removed path', ({ paths }) => Reflect.deleteProperty(paths, '/teams'), 'POST /teams: removed'],
    ['a removed parameter', ({ paths }) => paths['/teams'].get.parameters.pop(), 'GET /teams ?limit: removed'],
    [
      'a parameter that becomes required',
      ({ paths }) => paths['/teams'].get.parameters.forEach((each) => (each.required = true)),
      'GET /teams ?limit: required, but it may be missing',
    ],
    [
      'a call that now needs a token',
      ({ paths }) => paths['/teams'].post.security.pop(),
      'POST /teams: no longer accepts calls without a token',
    ],
    [
      'a body that becomes required',
      ({ paths }) => (paths['/teams'].post.requestBody.required = true),
      'POST /teams body: required, but it may be missing',
    ],
    [
      'a removed content type',
      ({ paths }) => Reflect.deleteProperty(paths['/teams'].post.requestBody.content, 'text/csv'),
      'POST /teams body: text/csv removed',
    ],
    [
      'a new required request field',
      (document) => newTeam(document).required.push('code'),
      'POST /teams body.code: required, but it may be missing',
    ],
    [
      'a request field that no longer takes null',
      (document) => (newTeam(document).properties.code.type = ['string']),
      'POST /teams body.code: null where string is understood',
    ],
    [
      'a stricter limit',
      (document) => (newTeam(document).properties.name.maxLength = 40),
      'POST /teams body.name: maxLength is stricter',
    ],
    [
      'a removed response field',
      (document) => Reflect.deleteProperty(team(document).properties, 'note'),
      'GET /teams 200.note: removed',
    ],
    [
      'a response field that may be missing',
      (document) => team(document).required.shift(),
      'GET /teams 200.id: required, but it may be missing',
    ],
    [
      'another type',
      (document) => (team(document).properties.id.type = 'string'),
      'GET /teams 200.id: string where integer is understood',
    ],
    [
      'a new value of a response field',
      (document) => team(document).properties.kind.enum.push('club'),
      'GET /teams 200.kind: club is not understood',
    ],
    [
      'a new kind in a union of a response',
      (document) =>
        team(document).properties.task.oneOf.push({
          type: 'object',
          properties: { type: { type: 'string', const: 'cloze' } },
        }),
      'GET /teams 200.task.type: cloze is not understood',
    ],
  ])('%s', (_, change, message) => {
    expect(
      breakingChanges(
        small(),
        changed((document) => void change(document)),
      ),
    ).toContain(message);
    expect(
      neededVersion(
        small(),
        changed((document) => void change(document)),
      ),
    ).toBe('2.0.0');
  });
});

describe('raises the minor version only for', () => {
  test.each<[string, (document: Small) => unknown]>([
    ['a new call', ({ paths }) => Object.assign(paths, { '/new': { get: { responses: {} } } })],
    ['a new optional request field', (document) => Object.assign(newTeam(document).properties, { text: {} })],
    ['a looser limit', (document) => (newTeam(document).properties.name.maxLength = 80)],
    ['a new response field', (document) => Object.assign(team(document).properties, { text: {} })],
  ])('%s', (_, change) => {
    const after = changed((document) => void change(document));
    expect(breakingChanges(small(), after)).toEqual([]);
    expect(neededVersion(small(), after)).toBe('1.3.0');
  });
});

test('needs no new version for a schema with another name', () => {
  const text = JSON.stringify(small()).replaceAll('NewTeam', 'TeamToCreate');
  expect(neededVersion(small(), JSON.parse(text))).toBe('1.2.3');
});

test('compares versions by number', () => {
  expect(isAtLeast('1.10.0', '1.9.3')).toBe(true);
  expect(isAtLeast('1.9.3', '1.10.0')).toBe(false);
});
