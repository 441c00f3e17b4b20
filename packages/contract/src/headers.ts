import { z } from 'zod';

/** The token a join answered: `Bearer …`. Left out, the API answers `unauthorized`. */
export const runToken = z.object({ authorization: z.string().max(4_000).optional() });

/** The token a login answered: `Bearer …`. Left out, the API answers `unauthorized`. */
export const sessionToken = z.object({ authorization: z.string().max(4_000).optional() });

/** The token a login answered, or nothing for a guest. */
export const optionalSession = z.object({ authorization: z.string().max(4_000).optional() });
