import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inline } from './document-model.ts';
import { collapseSpaces, protectSpaces } from './white-space.ts';

const inlines = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('run' as const),
      text: fc.string({ unit: fc.constantFrom(' ', 'a', '\u00a0', '\n', '\t'), maxLength: 6 }),
      formats: fc.constantFrom([], ['bold' as const]),
      style: fc.constant({}),
    }),
    fc.constant<Inline>({ kind: 'break' }),
    fc.constant<Inline>({ kind: 'picture', src: '/a.png', alt: '' }),
  ),
);

function lengthOf(content: readonly Inline[]): number {
  return content.reduce((length, inline) => length + (inline.kind === 'run' ? inline.text.length : 0), 0);
}

test('protected spaces survive further reading and writing', () => {
  fc.assert(
    fc.property(inlines, (content) => {
      const written = protectSpaces(content);
      expect(collapseSpaces(written)).toEqual(written);
      expect(protectSpaces(written)).toEqual(written);
    }),
  );
});

test('collapsing is idempotent and never makes a text longer', () => {
  fc.assert(
    fc.property(inlines, (content) => {
      const once = collapseSpaces(content);
      expect(collapseSpaces(once)).toEqual(once);
      expect(lengthOf(once)).toBeLessThanOrEqual(lengthOf(content));
    }),
  );
});
