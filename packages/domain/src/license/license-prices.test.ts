import { expect, test } from 'vitest';
import { findLicense, LICENSE_GROUPS, type LicenseGroup, licensesFor } from './license-prices.ts';

/** Participations, old price, price; in the order of the published price lists. */
const TABLE: Record<LicenseGroup, [name: string, runs: number | null, before: number, now: number][]> = {
  business: [
    ['starter', 25, 600, 200],
    ['team', 50, 900, 300],
    ['group', 100, 1500, 500],
    ['enterprise', 250, 2400, 800],
    ['corporate', 500, 3600, 1200],
    ['flat', 2500, 6000, 2000],
  ],
  school: [
    ['teacher', null, 150, 50],
    ['library', null, 450, 150],
    ['association', null, 600, 200],
    ['school', null, 1500, 500],
  ],
  university: [
    ['student', null, 45, 15],
    ['lecturer', null, 300, 100],
    ['department', null, 1500, 500],
    ['library', null, 1500, 500],
  ],
  extracurricular: [
    ['group', 25, 120, 50],
    ['adventure', 50, 270, 90],
    ['discovery', 100, 390, 130],
    ['expedition', 250, 660, 220],
    ['pioneer', 500, 1200, 400],
    ['flat', 5000, 1650, 550],
  ],
};

test.each(LICENSE_GROUPS)('the prices for %s are as published', (group) => {
  const rows = licensesFor(group).map(({ name, runs, oldPrice, price }) => [name, runs, oldPrice, price]);
  expect(rows).toEqual(TABLE[group].map(([name, ...rest]) => [`${group}_${name}`, ...rest]));
});

test('every licence costs less than its old price and is found by its name', () => {
  for (const license of LICENSE_GROUPS.flatMap(licensesFor)) {
    expect(license.price, license.name).toBeLessThan(license.oldPrice);
    expect(findLicense(license.name)).toEqual(license);
  }
});

test.each([null, '', 'business', 'business_none', 'starter', '__proto___x'])('%j is not a licence', (name) => {
  expect(findLicense(name)).toBeUndefined();
});
