export const spots = {} as const;
