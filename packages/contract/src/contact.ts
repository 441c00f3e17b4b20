import { isConfirmed } from '@puzzle-runs/domain/account/confirmation.ts';
import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { CONTACT_REASONS, cleanMessage, isValidContactField } from '@puzzle-runs/domain/contact/contact-message.ts';
import { storedName } from '@puzzle-runs/domain/text/stored-text.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from './call-metadata.ts';
import { failures } from './failures.ts';
import { language, text } from './shared.ts';
import { optionalSession } from './token-headers.ts';

const c = initContract();

/** Limit before trimming: generous about surrounding spaces, but it keeps floods out. */
const RAW_MAX = 5_000;

const contactBody = z
  .object({
    name: text(RAW_MAX)
      .transform(storedName)
      .refine((name) => isValidContactField('name', name), { error: 'must have 2 to 50 characters' }),
    email: text(RAW_MAX)
      .transform(normalizeEmail)
      .refine((email) => isValidContactField('email', email), {
        error: 'must be an e-mail address of 2 to 100 characters',
      }),
    reason: z.enum(CONTACT_REASONS),
    message: text(RAW_MAX)
      .transform(cleanMessage)
      .refine((message) => isValidContactField('message', message), { error: 'must have 20 to 1000 characters' }),
    /** Consent to the privacy notice; refused with `incorrect_entry` if missing. */
    confirmation: z.union([z.boolean(), text(20)]).transform(isConfirmed),
    /** The sender's language; defaults to the browser's language. */
    language: language.optional(),
  })
  .meta({ id: 'ContactMessage' });

export const contacts = c.router({
  send: {
    method: 'POST',
    path: '/contacts',
    summary: 'Send a message to the provider',
    description: 'The provider receives it by mail. A session token adds the account to the message.',
    headers: optionalSession,
    metadata: { form: true } satisfies CallMetadata,
    body: contactBody,
    responses: {
      ...failures('invalid_request', 'incorrect_entry', 'unauthorized', 'rate_limited'),
      200: z.object({ sent: z.literal(true) }).meta({ id: 'Sent' }),
    },
  },
});

export type ContactBody = z.infer<typeof contactBody>;
