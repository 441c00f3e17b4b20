/** The licence pages. */
export const license = {} as const;
