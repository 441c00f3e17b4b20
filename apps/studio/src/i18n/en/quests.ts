import type { quests as de } from '../de/quests.ts';

export const quests = {} as const satisfies Record<keyof typeof de, string>;
