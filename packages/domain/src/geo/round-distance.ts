/** A distance as players read it: "225 m", "1.4 km", "12 km". */
export interface RoundedDistance {
  value: number;
  unit: 'm' | 'km';
}

/** Steps in metres below each bound. Finer ones would promise more than a phone can measure. */
const STEPS = [
  { below: 1_000, step: 5 },
  { below: 10_000, step: 100 },
];
const WHOLE_KM = 1_000;

/** Rounds metres to steps of 5 m, from 1 km on to 0.1 km, from 10 km on to 1 km. */
export function roundDistance(metres: number): RoundedDistance {
  const step = STEPS.find(({ below }) => metres < below)?.step ?? WHOLE_KM;
  const rounded = Math.round(metres / step) * step;
  return rounded < 1_000 ? { value: rounded, unit: 'm' } : { value: rounded / 1_000, unit: 'km' };
}
