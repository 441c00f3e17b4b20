import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWriter } from './iso-time.ts';

test('a moment is written as Date writes it', () => {
  const write = isoWriter();
  const anyMoment = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(anyMoment, (date) => {
      expect(write(date.getTime())).toBe(date.toISOString());
    }),
  );
});
