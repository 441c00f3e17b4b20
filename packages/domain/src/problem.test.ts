import { expect, test } from 'vitest';
import { PROBLEMS, Problem, type ProblemCode } from './problem.ts';

test.each(Object.keys(PROBLEMS) as ProblemCode[])('%s is in snake case', (code) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('a problem has its code and the values for its sentence', () => {
  const problem = new Problem('not_enough_points', { missing: 3 });
  expect(problem).toBeInstanceOf(Error);
  expect(problem).toMatchObject({ name: 'Problem', message: 'not_enough_points', code: 'not_enough_points' });
  expect(problem.params).toEqual({ missing: 3 });
});

test('a problem without values has no params', () => {
  expect(new Problem('not_found').params).toBeUndefined();
});
