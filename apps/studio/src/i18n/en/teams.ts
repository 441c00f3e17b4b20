import type { teams as de } from '../de/teams.ts';

export const teams = {} as const satisfies Record<keyof typeof de, string>;
