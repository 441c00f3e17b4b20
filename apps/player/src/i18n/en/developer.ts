import type { developer as de } from '../de/developer.ts';

export const developer = {} as const satisfies Record<keyof typeof de, string>;
