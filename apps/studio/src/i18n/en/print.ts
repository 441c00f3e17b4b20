import type { print as de } from '../de/print.ts';

export const print = {} as const satisfies Record<keyof typeof de, string>;
