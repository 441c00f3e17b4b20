/** Legal notice, privacy and terms. */
export const legal = {} as const;
