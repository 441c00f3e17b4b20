import type { runs as de } from '../de/runs.ts';

export const runs = {} as const satisfies Record<keyof typeof de, string>;
