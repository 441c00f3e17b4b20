import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { Columns } from './columns.ts';
import type { ContentTables } from './content-tables.ts';

/** What a code is good for. */
export type CodeKind = 'register' | 'email' | 'recovery' | 'deletion' | 'crossing';

/** Who waits for his account: it exists once the code came back, and not before. */
export interface Applicant {
  name: string;
  passwordHash: string;
}

/** Logins, codes out of mails, and the mails themselves until they are sent. */
export function defineAccountTables(c: Columns, { users }: ContentTables) {
  /** A login; its token holds as long as the row is there. */
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

  /** Single use; what was sent is stored as a keyed hash only. Without an account (or applicant) it is a decoy that nobody was told. */
  const codes = c.table(
    'codes',
    {
      id: c.id(),
      kind: c.text('kind').$type<CodeKind>().notNull(),
      hash: c.text('hash').notNull(),
      /** Of the six digits that go with it. */
      digitsHash: c.text('digits_hash').notNull(),
      triesLeft: c.int('tries_left').notNull(),
      userId: c.int('user_id').references(() => users.id, { onDelete: 'cascade' }),
      /** The address that is confirmed by it. */
      email: c.text('email'),
      applicant: c.json<Applicant>('applicant'),
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

  /** Mails that wait to be sent; a row goes with its sending. */
  const mails = c.table(
    'mails',
    {
      id: c.text('id').primaryKey(),
      /** Null for a decoy: written so that asking for an account that does not exist takes as long, and never sent. */
      recipient: c.text('recipient'),
      subject: c.text('subject').notNull(),
      /** Where an answer goes, when not to the sender. */
      replyTo: c.text('reply_to'),
      text: c.text('text').notNull(),
      html: c.text('html').notNull(),
      createdAt: c.time('created_at').notNull(),
      tries: c.int('tries').notNull().default(0),
      /** When it may be sent (again); whoever sends moves this ahead first, so that nobody else does at the same time. */
      dueAt: c.time('due_at').notNull(),
    },
    (t) => [c.index('mails_due').on(t.dueAt), c.index('mails_recipient').on(t.recipient)],
  );

  /** What was written to the provider with the contact form; deleted with the account, and after a time in any case. */
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

  /** Challenges that were solved and counted; a row goes once its challenge has expired anyway. */
  const usedCaptchas = c.table(
    'used_captchas',
    { signature: c.text('signature').primaryKey(), expiresAt: c.time('expires_at').notNull() },
    (t) => [c.index('used_captchas_expiry').on(t.expiresAt)],
  );

  return { sessions, codes, mails, contacts, usedCaptchas };
}
