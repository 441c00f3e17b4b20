import type { spots as de } from '../de/spots.ts';

export const spots = {} as const satisfies Record<keyof typeof de, string>;
