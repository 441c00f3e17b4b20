/** The feature pages. */
export const feature = {} as const;
