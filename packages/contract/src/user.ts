import { isConfirmed } from '@puzzle-runs/domain/account/confirmation.ts';
import { emailOf, isEmail } from '@puzzle-runs/domain/account/email.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '@puzzle-runs/domain/limits.ts';
import { LANGUAGES } from '@puzzle-runs/domain/site/language.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from './headers.ts';
import { tokenPair } from './join.ts';
import { failures, name, text } from './shared.ts';

const c = initContract();

/** Forms send `agree` or `true`, programs `true`; anything else is refused with `incorrect_entry`. */
const confirmation = z.union([z.boolean(), text(20)]).transform(isConfirmed);
const email = text(EMAIL_MAX).transform(emailOf).refine(isEmail, { error: 'must be an e-mail address' });
const userName = name.transform((value) => value.trim().replace(/\s+/g, ' ').normalize('NFC'));
/** Its rule is answered with `password_pattern`. */
const password = text(PASSWORD_MAX);
const code = text(200);
/** Six digits out of a mail. */
const digits = text(20);
/** A solved challenge of `GET /captcha`, as the widget gives it: base64 of JSON. Wrong, used or expired: `incorrect_entry`. */
const captcha = text(4_000);
/** Of the mail; the browser's language when left out. */
const language = z.enum(LANGUAGES).optional();

const sent = z.object({ sent: z.literal(true) });
const named = z.object({ name: z.string() });

/** What a session token says of its bearer (specification 1, part 3). */
export const sessionClaims = z.object({
  kind: z.literal('session'),
  session_id: z.uuid(),
  name: z.string(),
  group: z.enum(['user', 'owner']),
});

export const users = c.router({
  register: {
    method: 'POST',
    path: '/users',
    summary: 'Ask for an account; a mail follows, whether or not the address is known. JSON or form-encoded',
    body: z.object({ name: userName, email, password, confirmation, language }),
    responses: { ...failures, 200: sent },
  },
  verify: {
    method: 'POST',
    path: '/users/verify',
    summary: 'Confirm a new account, or the new address of one, with the code out of the mail',
    body: z.object({ code, confirmation }),
    responses: { ...failures, 200: named },
  },
  login: {
    method: 'POST',
    path: '/users/login',
    summary: 'Log in. JSON or form-encoded',
    body: z.object({ email: text(EMAIL_MAX).transform(emailOf), password }),
    responses: { ...failures, 200: tokenPair },
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    summary: 'End this session; its token answers 401 from now on',
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...failures, 200: z.object({ logged_out: z.literal(true) }) },
  },
  cross: {
    method: 'POST',
    path: '/users/crossing',
    summary:
      'A code that opens another session of the same account, for 60 seconds and once: from the player site to the studio',
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...failures, 200: z.object({ code: z.string() }) },
  },
  arrive: {
    method: 'POST',
    path: '/users/crossing/arrival',
    summary: 'Begin a session with the code of a crossing',
    body: z.object({ code }),
    responses: { ...failures, 200: tokenPair },
  },
  recover: {
    method: 'POST',
    path: '/users/password/recovery',
    summary: 'Ask for a new password; a mail follows if name and address belong together',
    body: z.object({ name: userName, email, confirmation, language }),
    responses: { ...failures, 200: sent },
  },
  reset: {
    method: 'POST',
    path: '/users/password/reset',
    summary: 'Set a new password with the code of the link and the six digits of the mail; ends all sessions',
    body: z.object({ code, recovery: digits, confirmation, password }),
    responses: { ...failures, 200: named },
  },
  myself: {
    method: 'GET',
    path: '/users/myself',
    headers: sessionToken,
    responses: { ...failures, 200: z.object({ name: z.string(), email: z.string() }) },
  },
  change: {
    method: 'PATCH',
    path: '/users/myself',
    summary: 'Change name, address or password; a new address counts once the code sent to it came back',
    headers: sessionToken,
    body: z.object({
      name: userName.optional(),
      email: email.optional(),
      password: password.optional(),
      /** Needed to change the password. */
      old_password: password.optional(),
      language,
    }),
    responses: {
      ...failures,
      200: z.object({ name: z.string(), email: z.string(), verification_sent: z.boolean() }),
    },
  },
  forfeit: {
    method: 'POST',
    path: '/users/account/forfeit',
    summary: 'Ask for the deletion of the own account; a mail with a link and six digits follows',
    headers: sessionToken,
    body: z.object({ confirmation, captcha, language }),
    responses: { ...failures, 200: sent },
  },
  remove: {
    method: 'DELETE',
    path: '/users',
    summary: 'Delete the own account with the code of the link and the six digits of the mail',
    headers: sessionToken,
    body: z.object({ code, deletion: digits, confirmation }),
    responses: { ...failures, 200: z.object({ deleted: z.literal(true) }) },
  },
});

export type SessionClaims = z.infer<typeof sessionClaims>;
