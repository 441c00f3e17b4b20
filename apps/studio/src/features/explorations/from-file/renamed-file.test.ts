import { expect, test } from 'vitest';
import { nameIn, proposedName, renamed } from './renamed-file.ts';

test('changes only the name in a run file', () => {
  const file = { format: 'puzzle-run/1', exploration: { name: 'Donau', postal_code: '93047' } };
  expect(renamed(file, 'Donau (2)')).toEqual({
    format: 'puzzle-run/1',
    exploration: { name: 'Donau (2)', postal_code: '93047' },
  });
});

test.each([
  [{ exploration: { name: 'Donau' } }, 'Donau'],
  [{ exploration: { name: 5 } }, ''],
  [{ exploration: null }, ''],
  [{}, ''],
])('reads the name in %j', (file, name) => {
  expect(nameIn(file)).toBe(name);
});

test('proposes the next number after each refused name', () => {
  expect(proposedName('Donau', [])).toBe('Donau (2)');
  expect(proposedName('Donau', ['Donau (2)'])).toBe('Donau (3)');
});
