/** Logging in, registering and everything around the own account. */
export const account = {} as const;
