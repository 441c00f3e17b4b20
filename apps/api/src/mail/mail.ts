import type { MailParts } from './letter.ts';

export interface Mail extends MailParts {
  /** Idempotency key: the same for every attempt, so that duplicates can be recognised. */
  readonly id: string;
  readonly recipient: string;
  /** Null when replies go to the sender. */
  readonly replyTo: string | null;
}

/** Transport of mails. */
export interface Mailer {
  /** Throws `MailRefused` when a retry is pointless, and any other error when it is not. */
  send(mail: Mail): Promise<void>;
}

/** The mail server has permanently refused the recipient. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refuses the recipient', { cause });
    this.name = 'MailRefused';
  }
}
