import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWriter } from './iso-time.ts';

test('writes the same text as Date.toISOString', () => {
  const write = isoWriter();
  const anyDate = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(write(date.getTime())).toBe(date.toISOString());
    }),
  );
});
