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

test('a timeline rises in steps up to what can be reached', () => {
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

test('more than can be reached now, for quests were deleted, still fits in', () => {
  expect(stepsOption([[1_000, 7]], telling).yAxis).toMatchObject({ max: 8, interval: 2 });
});

test('the pointer tells when it was and how many there were', () => {
  const { tooltip } = stepsOption([[1_000, 7]], telling);
  const formatter = !Array.isArray(tooltip) && tooltip?.formatter;
  if (typeof formatter !== 'function') throw new Error('no words for the pointer');
  expect(formatter([{ dataIndex: 0 }] as never, '', () => undefined)).toHaveProperty('textContent', 'genau um 1000: 7');
});
