import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { MailParts } from './letter.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface Mail extends MailParts {
  /** The same for every try, so that a mail sent twice can be told. */
  readonly id: string;
  readonly recipient: string;
  /** One address; null where answers go to the sender. */
  readonly replyTo: string | null;
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /** Throws `MailRefused` when trying again is of no use, and anything else when it is. */
  send(mail: Mail): Promise<void>;
}

/** As the settings say: by SMTP, or as files when there is no server to send by. */
export function createMailer(config: Config, log: Pick<Logger, 'info'>): Mailer {
  if (config.mailUrl !== null) return smtpMailer(config.mailUrl, config.mailFrom);
  return outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log);
}
