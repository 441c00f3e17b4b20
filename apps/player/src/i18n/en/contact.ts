import type { contact as de } from '../de/contact.ts';

export const contact = {} as const satisfies Record<keyof typeof de, string>;
