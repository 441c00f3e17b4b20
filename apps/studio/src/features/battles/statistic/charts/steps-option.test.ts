// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stepsOption } from './steps-option.ts';

const telling = {
  full: 5,
  tone: 'trail' as const,
  number: String,
  tick: (at: number) => `um ${at}`,
  moment: (at: number) => `genau um ${at}`,
};

test('draws a step line on an axis that includes the maximum', () => {
  expect(
    stepsOption(
      [
        [1_000, 0],
        [3_000, 2],
      ],
      telling,
    ),
  ).toMatchObject({
    yAxis: { min: 0, max: 6, interval: 2 },
    series: [
      {
        type: 'line',
        step: 'end',
        data: [
          [1_000, 0],
          [3_000, 2],
        ],
      },
    ],
  });
});

test('extends the axis for a count above the maximum, as after Quests were deleted', () => {
  expect(stepsOption([[1_000, 7]], telling).yAxis).toMatchObject({ max: 8, interval: 2 });
});

test('shows the time and the count in the tooltip', () => {
  const { tooltip } = stepsOption([[1_000, 7]], telling);
  const formatter = !Array.isArray(tooltip) && tooltip?.formatter;
  if (typeof formatter !== 'function') throw new Error('no tooltip formatter');
  expect(formatter([{ dataIndex: 0 }] as never, '', () => undefined)).toHaveProperty('textContent', 'genau um 1000: 7');
});
