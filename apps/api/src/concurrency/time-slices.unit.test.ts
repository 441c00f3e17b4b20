import { expect, test } from 'vitest';
import { timeSlices } from './time-slices.ts';

/** Computes for some time. */
function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('lets other requests run after a slice of computing, and not before', async () => {
  const letOthersRun = timeSlices();
  const turns: string[] = [];
  setImmediate(() => turns.push('other'));
  await letOthersRun();
  turns.push('short');
  compute(15);
  await letOthersRun();
  turns.push('long');
  expect(turns).toEqual(['short', 'other', 'long']);
});
