import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

/** Purpose of a code; `crossing` hands a login over between the sites, `game` a game to another browser. */
export type CodeKind = 'register' | 'email' | 'recovery' | 'deletion' | 'crossing' | 'game';

/** Data of a registration that is not confirmed yet. The account is created when the code comes back. */
export interface Applicant {
  name: string;
  passwordHash: string;
}

/** Sessions, submissions, mailed codes, queued mails, contact messages and used captchas. */
export function defineAccountTables(c: Columns, { users }: ContentTables) {
  /** A login; its token is valid while the row exists. */
  const sessions = c.table(
    'sessions',
    {
      id: c.text('id').primaryKey(),
      userId: c
        .int('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (t) => [c.index('sessions_user').on(t.userId), c.index('sessions_expiry').on(t.expiresAt)],
  );

  /**
   * Requests that count once, with the response that a repeated one
   * gets (docs/decisions/0106). Deleted after ACCOUNT_SUBMISSION_DAYS.
   */
  const accountSubmissions = c.table(
    'account_submissions',
    {
      userId: c
        .int('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Made by the client; accounts may use the same one. */
      submissionId: c.text('submission_id').notNull(),
      /** Hash of the call and its values: the id with other values is a conflict. */
      fingerprint: c.text('fingerprint').notNull(),
      /** Null until the end of the transaction. */
      response: c.json<unknown>('response'),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.userId, t.submissionId] }),
      c.index('account_submissions_created').on(t.createdAt),
    ],
  );

  /**
   * Single use; stored only as a keyed hash. A mailed row without
   * account and applicant is a decoy: its code was never sent.
   */
  const codes = c.table(
    'codes',
    {
      id: c.id(),
      kind: c.text('kind').$type<CodeKind>().notNull(),
      hash: c.text('hash').notNull(),
      /** Hash of the six digits that belong to the code. */
      digitsHash: c.text('digits_hash').notNull(),
      triesLeft: c.int('tries_left').notNull(),
      userId: c.int('user_id').references(() => users.id, { onDelete: 'cascade' }),
      /** The address that the code confirms. */
      email: c.text('email'),
      /** Only of the kind `register`, or `game`. */
      carried: c.json<Applicant | RunTokenClaims>('applicant'),
      createdAt: c.time('created_at').notNull(),
      expiresAt: c.time('expires_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('codes_hash').on(t.hash),
      c.index('codes_user').on(t.userId, t.kind),
      c.index('codes_email').on(t.email, t.kind),
      c.index('codes_expiry').on(t.expiresAt),
    ],
  );

  /** Mail queue; a row is deleted once it was sent. */
  const mails = c.table(
    'mails',
    {
      id: c.text('id').primaryKey(),
      /** Null for a decoy, which is never sent: a request for an unknown account takes as long as for a known one. */
      recipient: c.text('recipient'),
      subject: c.text('subject').notNull(),
      /** Address for replies; null: replies go to the sender. */
      replyTo: c.text('reply_to'),
      text: c.text('text').notNull(),
      html: c.text('html').notNull(),
      createdAt: c.time('created_at').notNull(),
      tries: c.int('tries').notNull().default(0),
      /**
       * Time of the next attempt. A sender claims the mail by
       * moving this ahead, so that processes do not send it twice.
       */
      dueAt: c.time('due_at').notNull(),
    },
    (t) => [c.index('mails_due').on(t.dueAt), c.index('mails_recipient').on(t.recipient)],
  );

  /** Messages of the contact form; deleted with the account, and after CONTACT_KEPT_DAYS in any case. */
  const contacts = c.table(
    'contacts',
    {
      id: c.id(),
      userId: c.int('user_id').references(() => users.id, { onDelete: 'cascade' }),
      name: c.text('name').notNull(),
      email: c.text('email').notNull(),
      reason: c.text('reason').$type<ContactReason>().notNull(),
      message: c.text('message').notNull(),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [c.index('contacts_user').on(t.userId), c.index('contacts_created').on(t.createdAt)],
  );

  /** Signatures of used challenges; deleted once the challenge has expired. */
  const usedCaptchas = c.table(
    'used_captchas',
    { signature: c.text('signature').primaryKey(), expiresAt: c.time('expires_at').notNull() },
    (t) => [c.index('used_captchas_expiry').on(t.expiresAt)],
  );

  /** The last write of the readiness probe of each process. */
  const probes = c.table('probes', { process: c.text('process').primaryKey(), at: c.time('at').notNull() });

  return { sessions, accountSubmissions, codes, mails, contacts, usedCaptchas, probes };
}
