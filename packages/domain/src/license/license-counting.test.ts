import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addableHours,
  isLicenseActive,
  isLicenseExceeded,
  isLicenseGrantable,
  type LicenseGrant,
  licenseEnd,
  licenseState,
  licenseToUse,
  quotaBounds,
  unusedUnits,
  warningAfterUse,
} from './license-counting.ts';

const HOUR = 3_600_000;

/** A licence of two hours from hour 10 on, with 25 units. */
function grant(over: Partial<LicenseGrant> = {}): LicenseGrant {
  return { startsAt: 10 * HOUR, hours: 2, endedAt: null, usages: 25, used: 0, ...over };
}

describe('a licence of two hours from 10:00', () => {
  test.each([
    { hour: 9.99, over: {}, state: 'waiting' },
    { hour: 10, over: {}, state: 'active' },
    { hour: 11.99, over: {}, state: 'active' },
    { hour: 12, over: {}, state: 'over' },
    { hour: 10.9, over: { endedAt: 11 * HOUR }, state: 'active' },
    { hour: 11, over: { endedAt: 11 * HOUR }, state: 'over' },
    { hour: 12, over: { endedAt: 20 * HOUR }, state: 'over' },
    { hour: 10, over: { hours: 0 }, state: 'over' },
    { hour: 9, over: { endedAt: 9 * HOUR }, state: 'over' },
  ])('with $over is $state at $hour', ({ hour, over, state }) => {
    expect(licenseState(grant(over), hour * HOUR)).toBe(state);
    expect(isLicenseActive(grant(over), hour * HOUR)).toBe(state === 'active');
  });
});

test.each([
  { at: 9, grantable: true },
  { at: 11.99, grantable: true },
  { at: 12, grantable: false },
  { at: 10 - 3_653 * 24, grantable: true },
  { at: 9 - 3_653 * 24, grantable: false },
])('may be granted at $at: $grantable', ({ at, grantable }) => {
  expect(isLicenseGrantable(grant(), at * HOUR)).toBe(grantable);
});

test.each([
  { used: 0, left: 25, exceeded: false, bounds: { min: 1, max: 25 } },
  { used: 24, left: 1, exceeded: false, bounds: { min: 1, max: 1 } },
  { used: 25, left: 0, exceeded: false, bounds: { min: 0, max: 0 } },
  { used: 26, left: 0, exceeded: true, bounds: { min: 0, max: 0 } },
])('$used of 25 used units leave $left, exceeded: $exceeded', ({ used, left, exceeded, bounds }) => {
  expect(unusedUnits(grant({ used }))).toBe(left);
  expect(isLicenseExceeded(grant({ used }), 11 * HOUR)).toBe(exceeded);
  expect(isLicenseExceeded(grant({ used }), 13 * HOUR)).toBe(false);
  expect(quotaBounds(grant({ used }))).toEqual(bounds);
});

test.each([
  { used: 19, units: 1, warning: undefined },
  { used: 20, units: 1, warning: 'nearly' },
  { used: 25, units: 25, warning: 'nearly' },
  { used: 25, units: 5, warning: undefined },
  { used: 26, units: 1, warning: 'exceeded' },
  { used: 27, units: 1, warning: undefined },
])('a use of $units that makes $used of 25 warns: $warning', ({ used, units, warning }) => {
  expect(warningAfterUse(grant({ used }), units)).toBe(warning);
});

test.each([
  { at: 0, hours: 366 * 24 - 2 },
  { at: 11, hours: 366 * 24 - 1 },
  { at: 12, hours: 366 * 24 },
])('a licence of two hours from 10:00 can be extended by $hours hours at $at', ({ at, hours }) => {
  expect(addableHours(grant(), at * HOUR)).toBe(hours);
});

describe('a new participation uses', () => {
  const short = { ...grant(), name: 'short' };
  const long = { ...grant({ hours: 90 }), name: 'long' };
  const over = { ...grant({ startsAt: 0 }), name: 'over' };
  test.each([
    { of: [], used: undefined },
    { of: [over], used: undefined },
    { of: [over, long, short], used: 'short' },
    { of: [long, { ...short, used: 25 }], used: 'long' },
    {
      of: [
        { ...short, used: 99 },
        { ...long, used: 25 },
      ],
      used: 'long',
    },
    { of: [{ ...long, used: 99 }, { ...short, used: 99 }, over], used: 'long' },
  ])('of $of.length licences: $used', ({ of, used }) => {
    expect(licenseToUse(of, 11 * HOUR)?.name).toBe(used);
  });
});

const some = fc.record({
  startsAt: fc.nat({ max: 20 * HOUR }),
  hours: fc.nat({ max: 20 }),
  endedAt: fc.option(fc.nat({ max: 20 * HOUR }), { nil: null }),
  usages: fc.nat({ max: 3 }),
  used: fc.nat({ max: 5 }),
});

test('uses an active licence, and one with unused units if there is one', () => {
  fc.assert(
    fc.property(fc.array(some), fc.nat({ max: 40 * HOUR }), (grants, now) => {
      const active = grants.filter((each) => isLicenseActive(each, now));
      const chosen = licenseToUse(grants, now);
      expect(chosen === undefined).toBe(active.length === 0);
      if (!chosen) return;
      expect(active).toContain(chosen);
      expect(unusedUnits(chosen) > 0).toBe(active.some((each) => unusedUnits(each) > 0));
    }),
  );
});

test('a licence is never active before its start or after its end', () => {
  fc.assert(
    fc.property(some, fc.nat({ max: 40 * HOUR }), (each, now) => {
      expect(isLicenseActive(each, now)).toBe(each.startsAt <= now && now < licenseEnd(each));
    }),
  );
});
