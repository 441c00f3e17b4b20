import { expect, test } from 'vitest';
import { hueOf } from './cover-image.tsx';

test('returns the same hue between 0 and 359 for the same name', () => {
  for (const name of ['', 'Barock & Brühl', '🧩', 'x'.repeat(500)]) {
    expect(hueOf(name)).toBe(hueOf(name));
    expect(hueOf(name)).toBeGreaterThanOrEqual(0);
    expect(hueOf(name)).toBeLessThan(360);
  }
});

test('returns different hues for similar names', () => {
  expect(hueOf('Team Nord')).not.toBe(hueOf('Team Süd'));
});
