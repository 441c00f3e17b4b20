import { z } from 'zod';

/** `Bearer` and the run token that joining returned. Refused with `unauthorized` if missing. */
export const runToken = z.object({ authorization: z.string().max(4_000).optional() });

/** `Bearer` and the session token that the login returned. Refused with `unauthorized` if missing. */
export const sessionToken = z.object({ authorization: z.string().max(4_000).optional() });

/** `Bearer` and a session token; absent for guests. */
export const optionalSession = z.object({ authorization: z.string().max(4_000).optional() });

/**
 * A solved challenge of `GET /captcha` (base64 of JSON), needed after many wrong codes for a run: `captcha_required`.
 */
export const optionalCaptcha = z.object({ 'x-captcha': z.string().max(4_000).optional() });

/** Both, for calls that may send a code of a place. */
export const runTokenAndCaptcha = runToken.extend(optionalCaptcha.shape);
