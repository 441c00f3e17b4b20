import type { license as de } from '../de/license.ts';

export const license = {} as const satisfies Record<keyof typeof de, string>;
