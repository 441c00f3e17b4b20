import { EMAIL_MAX, isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { LICENSE_HOURS_MAX, LICENSE_STATES } from '@puzzle-runs/domain/license/license-counting.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './failures.ts';
import { id, idParam, language, page, paging, submissionId, text, time } from './shared.ts';
import { sessionToken } from './token-headers.ts';

const c = initContract();

/** Units that an exploration or battle has used; `Exploration` is null for units taken by hand. */
const licenseUse = z
  .object({
    Exploration: z.object({ name: z.string() }).nullable(),
    Battle: z.object({ name: z.string().nullable() }),
    used: z.int(),
  })
  .meta({ id: 'LicenseUse' });

/** A licence as its holder sees it. */
const subscription = z
  .object({
    id,
    start_date: time,
    hours: z.int(),
    /** When it ends, or when the provider ended it early. */
    end_date: time,
    used: z.int(),
    License: z.object({ name: z.string(), usages: z.int() }),
    active: z.boolean(),
    state: z.enum(LICENSE_STATES),
    /** Active with more used units than it has: a warning only, players are never refused. */
    exceeded: z.boolean(),
    /** Units that the holder may take by hand now. */
    quota: z.object({ min: z.int(), max: z.int() }),
    progress: z.array(licenseUse),
  })
  .meta({ id: 'Subscription' });

/** A licence as owners see it, with its holder. */
const grantedSubscription = subscription
  .extend({ User: z.object({ name: z.string(), email: z.string() }) })
  .meta({ id: 'GrantedSubscription' });

/** Units that the holder took by hand. */
const takenUnits = z.object({ id, units: z.int(), at: time }).meta({ id: 'TakenUnits' });

const email = text(EMAIL_MAX).transform(normalizeEmail).refine(isEmail, { error: 'must be an e-mail address' });
const ofSubscription = z.object({ subscription_id: idParam });

const newGrant = z
  .object({
    email,
    /** A name of the price tables, `business_starter`. */
    license: text(60),
    /** Defaults to the price table; required for licences without a fixed number. */
    usages: z.int().min(1).max(NUMBER_MAX).nullish(),
    start_date: time.nullish(),
    hours: z.int().min(1).max(LICENSE_HOURS_MAX),
    /** Language of the mail. */
    language: language.optional(),
    submission_id: submissionId,
  })
  .meta({ id: 'NewGrant' });

const extension = z
  .object({
    /** Added to the units of the licence. */
    units: z.int().min(0).max(NUMBER_MAX).optional(),
    /** Added to its hours. It ends at most a year after now, or after a start that is still ahead. */
    hours: z.int().min(0).max(LICENSE_HOURS_MAX).optional(),
    /** Language of the mails to the holder. */
    language: language.optional(),
    submission_id: submissionId,
  })
  .meta({ id: 'LicenseExtension' });

export const subscriptions = c.router({
  myself: {
    method: 'GET',
    path: '/subscriptions/myself',
    summary: 'List the own licences',
    description: 'Returns the licences, newest first. With `subscription_id`, only this one.',
    headers: sessionToken,
    query: z.object({
      /** Returns only this licence. */
      subscription_id: idParam.optional(),
      ...paging,
    }),
    responses: { ...failures('invalid_request', 'unauthorized'), 200: page(subscription) },
  },
  takenUnits: {
    method: 'GET',
    path: '/subscriptions/:subscription_id/quota',
    summary: 'List the units taken by hand',
    description: 'Returns the units that the holder took from an own licence, newest first.',
    pathParams: ofSubscription,
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(takenUnits) },
  },
  takeUnits: {
    method: 'POST',
    path: '/subscriptions/:subscription_id/quota',
    summary: 'Take units from an own licence by hand',
    description: 'The number must be within the `quota` of the licence.',
    pathParams: ofSubscription,
    headers: sessionToken,
    body: z.object({ units: z.int().min(1).max(NUMBER_MAX), submission_id: submissionId }).meta({ id: 'UnitsToTake' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'limit_reached', 'rate_limited', 'conflict'),
      200: subscription,
    },
  },
  list: {
    method: 'GET',
    path: '/subscriptions',
    summary: 'List all licences',
    description: 'Returns the licences of all accounts, newest first. Only for accounts of the group `owner`.',
    headers: sessionToken,
    query: z.object({
      /** Part of the holder's address. */
      email: text(EMAIL_MAX).transform(normalizeEmail).optional(),
      ...paging,
    }),
    responses: { ...failures('invalid_request', 'unauthorized', 'forbidden'), 200: page(grantedSubscription) },
  },
  grant: {
    method: 'POST',
    path: '/subscriptions',
    summary: 'Grant a licence to an account',
    description: 'Finds the account by its address and notifies it by mail. Only for accounts of the group `owner`.',
    headers: sessionToken,
    body: newGrant,
    responses: {
      ...failures('invalid_request', 'missing', 'unauthorized', 'forbidden', 'not_found', 'rate_limited', 'conflict'),
      200: grantedSubscription,
    },
  },
  extend: {
    method: 'POST',
    path: '/subscriptions/:subscription_id/extension',
    summary: 'Add units or hours to a licence',
    description:
      'Adds to a licence that is not over, and notifies its holder by mail. Only for accounts of the group `owner`.',
    pathParams: ofSubscription,
    headers: sessionToken,
    body: extension,
    responses: {
      ...failures(
        'invalid_request',
        'missing',
        'unauthorized',
        'forbidden',
        'not_found',
        'nochange',
        'limit_reached',
        'rate_limited',
        'conflict',
      ),
      200: grantedSubscription,
    },
  },
  end: {
    method: 'PUT',
    path: '/subscriptions/:subscription_id/end',
    summary: 'End a licence early',
    description: 'Notifies the holder by mail. Only for accounts of the group `owner`.',
    pathParams: ofSubscription,
    headers: sessionToken,
    body: z.object({ language: language.optional() }).meta({ id: 'LicenseEnd' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'forbidden', 'not_found', 'nochange', 'rate_limited'),
      200: grantedSubscription,
    },
  },
});

export type Subscription = z.infer<typeof subscription>;
export type TakenUnits = z.infer<typeof takenUnits>;
export type GrantedSubscription = z.infer<typeof grantedSubscription>;
export type LicenseExtension = z.infer<typeof extension>;
export type NewGrant = z.infer<typeof newGrant>;
