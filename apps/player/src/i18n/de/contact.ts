/** How to reach the provider, and the contact form. */
export const contact = {} as const;
