import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import type { Mailer } from './mail.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Sends mails by SMTP; without `MAIL_URL`, writes them to `DATA_DIR/outbox`. */
export function createMailer(config: Config, log: Pick<Logger, 'info'>): Mailer {
  if (config.mailUrl !== null) return smtpMailer(config.mailUrl, config.mailFrom);
  return outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log);
}
