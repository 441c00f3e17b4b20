import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Style {
  layers: { id: string; paint: Record<string, unknown> }[];
}

function borderOf(file: string): Record<string, unknown> | undefined {
  const style: Style = JSON.parse(readFileSync(new URL(`../../basemap/${file}`, import.meta.url), 'utf8'));
  return style.layers.find(({ id }) => id === 'border')?.paint;
}

test('the border is 2 px of transparent black, and a light colour in the dark style', () => {
  expect(borderOf('style.json')).toEqual({ 'line-color': 'rgba(0, 0, 0, 0.4)', 'line-width': 2 });
  expect(borderOf('style-dark.json')).toEqual({ 'line-color': '#7d9388', 'line-width': 2 });
});
