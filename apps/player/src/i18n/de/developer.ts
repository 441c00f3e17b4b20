/** The page about the API. */
export const developer = {} as const;
