import { expect, test } from 'vitest';
import { arrivalChange, arrivalErrors } from './arrival-changes.ts';
import { type ArrivalValues, EMPTY_POI } from './poi-values.ts';

const target = { latitude: 49.02, longitude: 12.09 };
const withArrival = (over: Partial<ArrivalValues>) => ({ ...EMPTY_POI, arrival: { ...EMPTY_POI.arrival, ...over } });

test.each<[string, Partial<ArrivalValues>, object | undefined]>([
  ['nothing while the arrival is off', { radius: 50, selfReport: true }, undefined],
  ['the radius when it is switched on', { required: true }, { arrival_radius: 30 }],
  ['the waiting time as well', { required: true, selfReport: true }, { arrival_radius: 30, arrival_wait_minutes: 5 }],
  ['a target alone', { target }, { target }],
])('sends %s', (_what, over, change) => {
  expect(arrivalChange(EMPTY_POI, withArrival(over))).toEqual(change);
});

test('sends null for what is switched off or removed, and no equal target', () => {
  const before = withArrival({ required: true, selfReport: true, target });
  expect(
    arrivalChange(before, withArrival({ required: true, selfReport: true, target: { ...target } })),
  ).toBeUndefined();
  expect(arrivalChange(before, withArrival({}))).toEqual({
    arrival_radius: null,
    arrival_wait_minutes: null,
    target: null,
  });
});

test('names numbers that are too small, only where they count', () => {
  const small = { radius: 9, selfReport: true, waitMinutes: 0 };
  expect(arrivalErrors(withArrival({ required: true, ...small }))).toEqual({
    radius: 'poi.error.radius',
    waitMinutes: 'poi.error.wait',
  });
  expect(arrivalErrors(withArrival(small))).toEqual({});
});
