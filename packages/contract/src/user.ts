import { isConfirmed } from '@puzzle-runs/domain/account/confirmation.ts';
import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '@puzzle-runs/domain/limits.ts';
import { LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { tokenPair } from './join.ts';
import { failures, name, text } from './shared.ts';
import { sessionToken } from './token-headers.ts';

const c = initContract();

/** Consent: forms send `agree` or `true`, programs `true`. Anything else is refused with `incorrect_entry`. */
const confirmation = z.union([z.boolean(), text(20)]).transform(isConfirmed);
const email = text(EMAIL_MAX).transform(normalizeEmail).refine(isEmail, { error: 'must be an e-mail address' });
const userName = name.transform((value) => value.trim().replace(/\s+/g, ' ').normalize('NFC'));
/** A weak password is refused with `password_pattern`. */
const password = text(PASSWORD_MAX);
const code = text(200);
/** Six digits from a mail. */
const digits = text(20);
/** A solved challenge of `GET /captcha` in the widget's format (base64 of JSON). `incorrect_entry` if wrong, used or expired. */
const captcha = text(4_000);
/** Language of the mail; defaults to the browser's language. */
const language = z.enum(LANGUAGES).optional();

const sent = z.object({ sent: z.literal(true) });
const named = z.object({ name: z.string() });

/** The claims of a session token. */
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
    summary:
      'Register an account; sends a mail in any case, so that known addresses are not revealed. JSON or form-encoded',
    body: z.object({ name: userName, email, password, confirmation, language }),
    responses: { ...failures, 200: sent },
  },
  verify: {
    method: 'POST',
    path: '/users/verify',
    summary: 'Confirm a new account or a changed address with the code from the mail',
    body: z.object({ code, confirmation }),
    responses: { ...failures, 200: named },
  },
  login: {
    method: 'POST',
    path: '/users/login',
    summary: 'Log in. JSON or form-encoded',
    body: z.object({ email: text(EMAIL_MAX).transform(normalizeEmail), password }),
    responses: { ...failures, 200: tokenPair },
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    summary: 'End this session; its token is refused with 401 from now on',
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...failures, 200: z.object({ logged_out: z.literal(true) }) },
  },
  startHandover: {
    method: 'POST',
    path: '/users/crossing',
    summary:
      'Create a one-time code for a second session of the same account (player site to studio), valid for 60 seconds',
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...failures, 200: z.object({ code: z.string() }) },
  },
  completeHandover: {
    method: 'POST',
    path: '/users/crossing/arrival',
    summary: 'Start a session with a handover code',
    body: z.object({ code }),
    responses: { ...failures, 200: tokenPair },
  },
  recover: {
    method: 'POST',
    path: '/users/password/recovery',
    summary: 'Request a password reset; sends a mail if name and address belong together',
    body: z.object({ name: userName, email, confirmation, language }),
    responses: { ...failures, 200: sent },
  },
  reset: {
    method: 'POST',
    path: '/users/password/reset',
    summary: 'Set a new password with the code and the six digits from the mail; ends all sessions',
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
    summary: 'Change name, address or password; a new address takes effect once it is confirmed',
    headers: sessionToken,
    body: z.object({
      name: userName.optional(),
      email: email.optional(),
      password: password.optional(),
      /** Required to change the password. */
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
    summary: 'Request the deletion of the own account; sends a mail with a link and six digits',
    headers: sessionToken,
    body: z.object({ confirmation, captcha, language }),
    responses: { ...failures, 200: sent },
  },
  remove: {
    method: 'DELETE',
    path: '/users',
    summary: 'Delete the own account with the code and the six digits from the mail',
    headers: sessionToken,
    body: z.object({ code, deletion: digits, confirmation }),
    responses: { ...failures, 200: z.object({ deleted: z.literal(true) }) },
  },
});

export type SessionClaims = z.infer<typeof sessionClaims>;
