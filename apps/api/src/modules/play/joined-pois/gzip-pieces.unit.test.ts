import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzippedAt } from './gzip-pieces.ts';
import { filledAt, TIME_GAP, textWithTime } from './text-with-time.ts';

test('a compressed text with times is the same as the text, at any time', async () => {
  const parts = fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { minLength: 1, maxLength: 5 });
  const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(parts, time, time, async (texts, now, later) => {
      const text = textWithTime(JSON.stringify(texts.flatMap((part) => [part, TIME_GAP])));
      expect(JSON.parse(filledAt(text, now).toString())).toEqual(texts.flatMap((part) => [part, now.toISOString()]));
      for (const at of [now, later]) expect(gunzipSync(await gzippedAt(text, at))).toEqual(filledAt(text, at));
    }),
  );
});
