import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamedBars } from './named-bars.tsx';

const label = 'Punkte';
const number = (value: number) => `${value} P`;
const bars = [
  { label: 'Historisches Museum im Minoritenkloster', value: 40, tone: 'trail' as const },
  { label: 'Dachse', value: 0, tone: 'open' as const },
  { label: 'Abgezogen', value: -5, tone: 'soft' as const },
];

function page(full: number): string {
  return renderToStaticMarkup(<NamedBars label={label} bars={bars} number={number} full={full} />);
}

test('shows whole names and values, and no bar for zero or less', () => {
  const html = page(80);
  expect(html).toContain('<span>Historisches Museum im Minoritenkloster</span><strong>40 P</strong>');
  expect(html).toContain('<span>Abgezogen</span><strong>-5 P</strong>');
  expect(html.match(/data-tone/g)).toHaveLength(1);
  expect(html).toContain('inline-size:50%');
});

test('a value above the full one has the full width, as after Quests were deleted', () => {
  expect(page(10)).toContain('inline-size:100%');
});
