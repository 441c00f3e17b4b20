// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { columnsOption } from './columns-option.ts';

const number = (value: number) => `${value} P`;
const bars = [
  { label: 'Füchse', value: 40, tone: 'trail' as const },
  { label: 'Dachse', value: 0, tone: 'open' as const },
];

test('columns show a bar per team, a value label on the own one and the team name in the tooltip', () => {
  const { series, tooltip } = columnsOption(bars, { number });
  expect(series).toMatchObject([
    {
      type: 'bar',
      data: [
        { value: 40, label: { show: true, formatter: '40 P' } },
        { value: 0, label: { show: false } },
      ],
    },
  ]);
  const formatter = !Array.isArray(tooltip) && tooltip?.formatter;
  if (typeof formatter !== 'function') throw new Error('no tooltip formatter');
  const at = (dataIndex: number) => (formatter([{ dataIndex }] as never, '', () => undefined) as HTMLElement).innerHTML;
  expect(at(0)).toBe('Füchse: 40 P');
  expect(at(7)).toBe('');
});

test('escapes HTML in names', () => {
  const { tooltip } = columnsOption([{ label: '<img src=x>', value: 1, tone: 'open' }], { number });
  const formatter = !Array.isArray(tooltip) && tooltip?.formatter;
  if (typeof formatter !== 'function') throw new Error('no tooltip formatter');
  const note = formatter([{ dataIndex: 0 }] as never, '', () => undefined) as HTMLElement;
  expect(note.innerHTML).toBe('&lt;img src=x&gt;: 1 P');
});
