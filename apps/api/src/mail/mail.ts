import type { MailParts } from './mail-parts.ts';

export interface Mail extends MailParts {
  /** Idempotency key: the same for every attempt, so that duplicates can be recognised. */
  readonly id: string;
  readonly recipient: string;
  /** Null: replies go to the sender address. */
  readonly replyTo: string | null;
}

/** Mails that one process sends at the same time. */
export const MAILS_AT_ONCE = 5;

/** Mail transport. */
export interface Mailer {
  /** Throws `MailRefused` when a retry is pointless, any other error when the mail may be retried. */
  send(mail: Mail): Promise<void>;
  /** Connects and logs in, without sending anything. Throws when the server cannot be used now. */
  check(): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}

/** The mail server permanently refused the recipient. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refused the recipient', { cause });
    this.name = 'MailRefused';
  }
}
