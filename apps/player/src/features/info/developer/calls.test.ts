import { expect, test } from 'vitest';
import { type ApiDocument, answersByKind, filtered, groupCalls } from './calls.ts';

const document: ApiDocument = {
  paths: {
    '/api/explorations': { get: { tags: ['explorations'], summary: 'Public runs' } },
    '/api/progress': {
      post: { tags: ['progress'], summary: 'Answer a quest', security: [{ run: [] }] },
      delete: { tags: ['progress'], security: [{ session: [] }, {}] },
    },
    '/api/users/myself': { get: { tags: ['users'], security: [{ session: [] }] } },
  },
};

test('groups calls by tag, each with the token it takes', () => {
  expect(groupCalls(document)).toEqual([
    {
      name: 'explorations',
      calls: [{ method: 'GET', path: '/api/explorations', summary: 'Public runs', token: 'none' }],
    },
    {
      name: 'progress',
      calls: [
        { method: 'POST', path: '/api/progress', summary: 'Answer a quest', token: 'run' },
        { method: 'DELETE', path: '/api/progress', summary: '', token: 'optional' },
      ],
    },
    { name: 'users', calls: [{ method: 'GET', path: '/api/users/myself', summary: '', token: 'session' }] },
  ]);
});

test('reads what the answer of each kind is', () => {
  const mapping = { choice: '#/components/schemas/Choice', photo: '#/components/schemas/Photo' };
  const schemas = {
    TaskSubmission: { discriminator: { mapping } },
    Choice: { properties: { answer: { examples: [[1, 2]] } } },
  };
  expect(answersByKind({ ...document, components: { schemas } })).toEqual([{ kind: 'choice', example: '[1,2]' }]);
  expect(answersByKind(document)).toEqual([]);
});

test.each([
  ['', ['GET', 'POST', 'DELETE', 'GET']],
  ['progress', ['POST', 'DELETE']],
  ['Post  QUEST', ['POST']],
  ['nothing of this', []],
])('the filter "%s" leaves %j', (filter, methods) => {
  const methodsLeft = filtered(groupCalls(document), filter).flatMap(({ calls }) => calls.map(({ method }) => method));
  expect(methodsLeft).toEqual(methods);
});
