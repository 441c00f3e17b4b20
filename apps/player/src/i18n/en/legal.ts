import type { legal as de } from '../de/legal.ts';

export const legal = {} as const satisfies Record<keyof typeof de, string>;
