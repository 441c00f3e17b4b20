import type { feature as de } from '../de/feature.ts';

export const feature = {} as const satisfies Record<keyof typeof de, string>;
