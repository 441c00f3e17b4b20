import type { account as de } from '../de/account.ts';

export const account = {} as const satisfies Record<keyof typeof de, string>;
