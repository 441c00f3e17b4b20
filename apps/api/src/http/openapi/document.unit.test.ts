import { TASK_SCHEMAS } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { TASK_TYPES } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { openApiDocument } from './document.ts';
import type { Schema } from './named-schemas.ts';

interface Content {
  content: Record<string, { schema: Schema; example?: unknown }>;
}

const document = openApiDocument();
const { schemas } = document.components;

const calls = everyRoute.map((route) => {
  const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${route.name} is missing`);
  return { ...route, operation, success: operation.responses['200'] as Content };
});

/** Calls whose body may be a form. */
const FORMS = 22;

const jsonOf = (part: Content | undefined) => part?.content['application/json'];

test('Redocly finds no error, and warns only about calls that cannot be refused', async () => {
  const problems = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(document), '/openapi.json'),
    config: await createConfig({ extends: ['recommended'] }),
    externalRefResolver: new BaseResolver(),
  });
  const found = problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
  expect(found.filter((problem) => !problem.startsWith('warn operation-4xx-response:'))).toEqual([]);
});

describe('each call has a summary, a description, and an example that the contract accepts', () => {
  test.each(calls)('$name', ({ operation, success, ...route }) => {
    expect(operation.summary).toMatch(/^[A-Z].{4,60}[^.]$/);
    expect(operation.description).toMatch(/^[A-Z].+\.$/);
    const example = (place: string) =>
      Object.fromEntries(
        operation.parameters.filter((each) => each.in === place).map((each) => [each.name, each.example]),
      );
    expect(() => route.query?.parse(example('query'))).not.toThrow();
    expect(() => route.pathParams?.parse(example('path'))).not.toThrow();
    const sent = jsonOf(operation.requestBody as Content | undefined);
    if (sent) expect(() => route.body?.parse(sent.example)).not.toThrow();
    const received = jsonOf(success);
    if (received) expect(() => route.result?.parse(received.example)).not.toThrow();
  });
});

test('each JSON body and response has a named schema', () => {
  const bodies = calls.flatMap(({ operation, success }) => [
    jsonOf(operation.requestBody as Content | undefined),
    jsonOf(success),
  ]);
  const names = bodies.flatMap((body) =>
    body ? [body.schema.$ref?.replace('#/components/schemas/', '') ?? body.schema] : [],
  );
  expect(names.length).toBeGreaterThan(140);
  for (const name of names) expect(schemas).toHaveProperty([name as string]);
});

test('each union of task kinds has a discriminator', () => {
  for (const name of ['PlayedTask', 'ManagedTask', 'NewTask', 'TaskSubmission', 'RunTask']) {
    const mapping = Object.fromEntries(TASK_TYPES.map((type) => [type, expect.stringContaining(`/${name}`)]));
    expect(schemas[name]).toMatchObject({ discriminator: { propertyName: 'task_type', mapping } });
  }
});

test.each(TASK_TYPES)('says what the answer of %s is, with an example that the contract accepts', (kind) => {
  const { description = '', examples } = TASK_SCHEMAS[kind].answer.meta() ?? {};
  const [example] = examples as unknown[];
  expect(description).toMatch(/^[A-Z].+[^.]$/);
  expect(() => TASK_SCHEMAS[kind].answer.parse(example)).not.toThrow();
  expect(document.info.description).toContain(`| \`${kind}\` | ${description}. | \`${JSON.stringify(example)}\` |`);
  const { properties } = schemas[schemaOf(kind)] as { properties: Record<string, Schema> };
  expect(properties['answer']).toMatchObject({ description, examples: [example] });
});

/** Name of the component for an answer of a kind. */
function schemaOf(kind: string): string {
  const { discriminator } = schemas['TaskSubmission'] as { discriminator: { mapping: Record<string, string> } };
  return discriminator.mapping[kind]?.split('/').at(-1) ?? '';
}

test('whole numbers are integers', () => {
  const numbers = calls.flatMap(({ operation }) =>
    operation.parameters.filter(({ schema }) => schema.type === 'number'),
  );
  expect(numbers).toEqual([]);
  expect(schemas['CodeFlag']).toEqual({ type: 'integer', enum: [0, 1] });
  expect(schemas['Points']).toMatchObject({ properties: { netPoints: { type: 'integer' } } });
});

test('bodies in JSON alone are required; uploads are multipart, and what takes texts takes a form', () => {
  const bodyOf = (name: string) => calls.find((call) => call.name === name)?.operation.requestBody;
  for (const { requestBody } of calls.map(({ operation }) => operation)) {
    if (requestBody) expect(requestBody.required).toBe(!('application/x-www-form-urlencoded' in requestBody.content));
  }
  expect(bodyOf('media.upload')?.content).toMatchObject({
    'multipart/form-data': { schema: { required: ['file'], properties: { file: { format: 'binary' } } } },
  });
  expect(bodyOf('users.login')?.content).toMatchObject({
    'application/json': { schema: { $ref: '#/components/schemas/Login' } },
    'application/x-www-form-urlencoded': {
      schema: { $ref: '#/components/schemas/LoginForm' },
      example: { email: 'ada@example.org', password: 'Neues!Passwort2' },
    },
  });
  expect(Object.keys(bodyOf('tasks.create')?.content ?? {})).toEqual(['application/json']);
});

test('the schema of each form is a component with the fields of the JSON body of the same call', () => {
  const forms = calls.flatMap(({ operation, name }) => {
    const content = (operation.requestBody as Content | undefined)?.content ?? {};
    const form = content['application/x-www-form-urlencoded'];
    return form ? [{ name, form: form.schema, json: content['application/json']?.schema }] : [];
  });
  expect(forms).toHaveLength(FORMS);
  const componentOf = ({ $ref = '' }: Schema = {}) => schemas[$ref.slice('#/components/schemas/'.length)];
  for (const { name, form, json } of forms) {
    expect(form.$ref, name).toBe(`${json?.$ref}Form`);
    expect(componentOf(form), name).toEqual(componentOf(json));
  }
});

test('an event stream names its events and the schemas of their data', () => {
  const response = calls.find(({ name }) => name === 'live.events')?.success;
  expect(response?.content['text/event-stream']?.example).toContain('event: points\ndata: {"netPoints":');
  expect(response).toMatchObject({
    'x-events': {
      points: { $ref: '#/components/schemas/Points' },
      message: { $ref: '#/components/schemas/BattleMessage' },
    },
  });
});

test('no two paths differ only in the name of a parameter', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
