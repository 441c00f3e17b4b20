import { isConfirmed } from '@puzzle-runs/domain/account/confirmation.ts';
import { EMAIL_MAX, isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { PASSWORD_MAX } from '@puzzle-runs/domain/account/password.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from './call-metadata.ts';
import { failures } from './failures.ts';
import { tokenPair } from './join.ts';
import { language, name, text } from './shared.ts';
import { sessionToken } from './token-headers.ts';

const c = initContract();

/** Consent: forms send `agree` or `true`, programs `true`. Anything else is refused with `incorrect_entry`. */
const confirmation = z.union([z.boolean(), text(20)]).transform(isConfirmed);
const email = text(EMAIL_MAX).transform(normalizeEmail).refine(isEmail, { error: 'must be an e-mail address' });
/** A weak password is refused with `password_pattern`. */
const password = text(PASSWORD_MAX);
const code = text(200);
/** Six digits from a mail. */
const digits = text(20);
/**
 * A solved challenge of `GET /captcha` in the widget's format (base64 of JSON). `incorrect_entry` if wrong, used or
 * expired.
 */
const captcha = text(4_000);
/** Language of the mail; defaults to the browser's language. */
const mailLanguage = language.optional();

const sent = z.object({ sent: z.literal(true) }).meta({ id: 'Sent' });
const named = z.object({ name: z.string() }).meta({ id: 'AccountName' });

/** A confirmed account; `email` fills in the login that follows. */
const confirmed = named.extend({ email: z.string() }).meta({ id: 'ConfirmedAccount' });

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
    summary: 'Register an account',
    description:
      'Sends a mail with a code that confirms the address. The response is the same for known addresses, so that it ' +
      'does not reveal them.',
    metadata: { form: true } satisfies CallMetadata,
    body: z.object({ name, email, password, confirmation, language: mailLanguage }).meta({ id: 'NewAccount' }),
    responses: { ...failures('invalid_request', 'password_pattern', 'incorrect_entry', 'rate_limited'), 200: sent },
  },
  verify: {
    method: 'POST',
    path: '/users/verify',
    summary: 'Confirm an account or a changed address',
    description: 'Takes the code from the mail. The account can log in from now on.',
    metadata: { form: true } satisfies CallMetadata,
    body: z.object({ code, confirmation }).meta({ id: 'AccountConfirmation' }),
    responses: {
      ...failures('invalid_request', 'verification_failed', 'incorrect_entry', 'rate_limited'),
      200: confirmed,
    },
  },
  login: {
    method: 'POST',
    path: '/users/login',
    summary: 'Log in',
    description: 'Returns a session token, which is valid for 30 days. Send it as `Authorization: Bearer …`.',
    metadata: { form: true } satisfies CallMetadata,
    body: z.object({ email: text(EMAIL_MAX).transform(normalizeEmail), password }).meta({ id: 'Login' }),
    responses: { ...failures('invalid_request', 'credentials', 'rate_limited'), 200: tokenPair },
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    summary: 'End this session',
    description: 'The session token of this request is refused from now on. Other sessions of the account continue.',
    headers: sessionToken,
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized'),
      200: z.object({ logged_out: z.literal(true) }).meta({ id: 'LoggedOut' }),
    },
  },
  startHandover: {
    method: 'POST',
    path: '/users/crossing',
    summary: 'Create a one-time code for a second session',
    description: 'Takes a login from the player site to the studio. The code is valid for 60 seconds.',
    headers: sessionToken,
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'rate_limited'),
      200: z.object({ code: z.string() }).meta({ id: 'HandoverCode' }),
    },
  },
  completeHandover: {
    method: 'POST',
    path: '/users/crossing/arrival',
    summary: 'Start a session with a handover code',
    description: 'Returns a session token of the account that created the code. Each code works once.',
    body: z.object({ code }).meta({ id: 'HandoverCompletion' }),
    responses: { ...failures('invalid_request', 'verification_failed', 'rate_limited'), 200: tokenPair },
  },
  recover: {
    method: 'POST',
    path: '/users/password/recovery',
    summary: 'Request a password reset',
    description:
      'Sends a mail with a code and six digits if name and address belong together. The response is the same if ' +
      'they do not.',
    metadata: { form: true } satisfies CallMetadata,
    body: z.object({ name, email, confirmation, language: mailLanguage }).meta({ id: 'PasswordRecovery' }),
    responses: { ...failures('invalid_request', 'incorrect_entry', 'rate_limited'), 200: sent },
  },
  reset: {
    method: 'POST',
    path: '/users/password/reset',
    summary: 'Set a new password',
    description: 'Takes the code and the six digits from the mail. All sessions of the account end.',
    metadata: { form: true } satisfies CallMetadata,
    body: z.object({ code, recovery: digits, confirmation, password }).meta({ id: 'PasswordReset' }),
    responses: {
      ...failures('invalid_request', 'password_pattern', 'recovery_failed', 'incorrect_entry', 'rate_limited'),
      200: named,
    },
  },
  myself: {
    method: 'GET',
    path: '/users/myself',
    summary: 'Get the own account',
    description: 'Returns name and address of the account.',
    headers: sessionToken,
    responses: {
      ...failures('unauthorized'),
      200: z.object({ name: z.string(), email: z.string() }).meta({ id: 'Account' }),
    },
  },
  change: {
    method: 'PATCH',
    path: '/users/myself',
    summary: 'Change name, address or password',
    description:
      'Send changed fields only; a new password needs the old one. A new address takes effect once it is confirmed.',
    headers: sessionToken,
    body: z
      .object({
        name: name.optional(),
        email: email.optional(),
        password: password.optional(),
        /** Required to change the password. */
        old_password: password.optional(),
        language: mailLanguage,
      })
      .meta({ id: 'AccountChange' }),
    responses: {
      ...failures(
        'invalid_request',
        'password_pattern',
        'unauthorized',
        'wrong_password',
        'nochange',
        'code_already_created',
        'rate_limited',
      ),
      200: z
        .object({ name: z.string(), email: z.string(), verification_sent: z.boolean() })
        .meta({ id: 'ChangedAccount' }),
    },
  },
  forfeit: {
    method: 'POST',
    path: '/users/account/forfeit',
    summary: 'Request the deletion of the own account',
    description: 'Sends a mail with a link and six digits. Nothing is deleted yet.',
    headers: sessionToken,
    body: z.object({ confirmation, captcha, language: mailLanguage }).meta({ id: 'AccountDeletionRequest' }),
    responses: {
      ...failures('invalid_request', 'incorrect_entry', 'unauthorized', 'code_already_created', 'rate_limited'),
      200: sent,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/users',
    summary: 'Delete the own account',
    description: 'Takes the code and the six digits from the mail. Deletes the own progress as well.',
    headers: sessionToken,
    body: z.object({ code, deletion: digits, confirmation }).meta({ id: 'AccountDeletion' }),
    responses: {
      ...failures('invalid_request', 'invalid_delete_code', 'incorrect_entry', 'unauthorized', 'rate_limited'),
      200: z.object({ deleted: z.literal(true) }).meta({ id: 'Deleted' }),
    },
  },
});

export type SessionClaims = z.infer<typeof sessionClaims>;
