import { expect, test } from 'vitest';
import { clockOption, ringOption } from './ring-option.ts';

test('draws one slice for each value', () => {
  const slices = [
    { label: 'gelöst', value: 2, tone: 'trail' as const },
    { label: 'offen', value: 5, tone: 'open' as const },
  ];
  expect(ringOption(slices).series).toMatchObject([
    {
      type: 'pie',
      data: [
        { name: 'gelöst', value: 2, itemStyle: { color: 'var(--trail)' } },
        { name: 'offen', value: 5, itemStyle: { borderColor: 'var(--line-strong)' } },
      ],
    },
  ]);
});

test('closes the ring around a single slice and omits slices of zero', () => {
  const slices = [
    { label: 'genutzt', value: 0, tone: 'sun' as const },
    { label: 'ungenutzt', value: 3, tone: 'open' as const },
  ];
  expect(ringOption(slices).series).toMatchObject([{ padAngle: 0, data: [{ name: 'ungenutzt', value: 3 }] }]);
});

test('draws one ring for each hand of the clock, filled up to its value', () => {
  const hands = [
    { label: 'Stunden', value: 6, full: 24, tone: 'trail' as const },
    { label: 'Minuten', value: 15, full: 60, tone: 'sun' as const },
  ];
  expect(clockOption(hands).series).toMatchObject([
    { radius: ['76%', '94%'], data: [{ name: 'Stunden', value: 6 }, { value: 18 }] },
    { radius: ['52%', '70%'], data: [{ name: 'Minuten', value: 15 }, { value: 45 }] },
  ]);
});
