export const LOCATION_TYPES = ['hint', 'address', 'coordinates'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const HINT_TYPES = ['text', 'image', 'video', 'audio'] as const;
export type HintType = (typeof HINT_TYPES)[number];

export const UNLOCK_TYPES = ['points', 'time', 'tasks'] as const;
export type UnlockType = (typeof UNLOCK_TYPES)[number];
