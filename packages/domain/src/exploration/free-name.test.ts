import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_MAX } from '../text/text-lengths.ts';
import { freeName, freeSlugStart } from './free-name.ts';
import { slugify } from './slug.ts';

test.each([
  ['Dom', [], 'Dom'],
  ['Dom', ['dom'], 'Dom (2)'],
  ['Dom', ['dom', 'dom-2'], 'Dom (3)'],
  ['Dom', ['dom-2'], 'Dom'],
  ['Dom!', ['dom'], 'Dom! (2)'],
])('names the copy of %s with taken %j: %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free);
});

test('names that look the same are taken, with any slugs', () => {
  expect(freeName('Straße', new Set(), new Set(['strasse', 'strasse (2)']))).toBe('Straße (3)');
});

test('cuts a long name to fit the number without splitting a character', () => {
  const name = `${'x'.repeat(NAME_MAX - 5)}😀😀y`.slice(0, NAME_MAX);
  const free = freeName(name, new Set([slugify(name)]));
  expect(free.length).toBeLessThanOrEqual(NAME_MAX);
  expect(free.isWellFormed()).toBe(true);
  expect(free).toMatch(/x \(2\)$/);
});

test('gives every copy of a name its own slug', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: NAME_MAX }).filter((name) => slugify(name) !== ''),
      (name) => {
        const taken = new Set<string>();
        for (let copies = 0; copies < 12; copies += 1) taken.add(slugify(freeName(name, taken)));
        expect(taken.size).toBe(12);
      },
    ),
  );
});

test.each(['x'.repeat(120), 'Grüne Türme '.repeat(10).trim(), `${'y'.repeat(99)}𝒳${'y'.repeat(19)}`, 'Kurz'])(
  'the slug of every free name of %s has the common prefix',
  (name) => {
    const start = freeSlugStart(slugify(name));
    const tried: string[] = [];
    const taken = new Set<string>();
    taken.has = (slug) => tried.push(slug) < 1_200;
    freeName(name, taken);
    expect(tried).toHaveLength(1_200);
    expect(tried.every((slug) => slug.startsWith(start))).toBe(true);
    expect(start.isWellFormed()).toBe(true);
  },
);
