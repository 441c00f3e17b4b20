import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { MAILS_AT_ONCE, type Mail, type Mailer, MailRefused } from './mail.ts';

/** Sends mails by SMTP; without `MAIL_URL`, writes them to `DATA_DIR/outbox`. */
export function createMailer(config: Config, log: Pick<Logger, 'info'>): Mailer {
  if (config.mailUrl !== null) return smtpMailer(config.mailUrl, config.mailFrom);
  return outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log);
}

/** A mail for nodemailer. Passing addresses as objects keeps a comma in an address from becoming a second recipient. */
function messageOf({ id, recipient, replyTo, subject, text, html }: Mail, from: string): SendMailOptions {
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes every mail as an `.eml` file, which mail programs can open. Logs the file name, never the content. */
function outboxMailer(folder: string, from: string, log: Pick<Logger, 'info'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'mail: written to the outbox because MAIL_URL is not set');
    },
    check: async () => undefined,
    close: () => transport.close(),
  };
}

/** Timeouts in ms: the first three together are shorter than one attempt may take (modules/mail-queue). */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the server at `smtp(s)://[user:password@]host[:port]`, on connections that several mails share. */
function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: MAILS_AT_ONCE, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Only a 5xx response to RCPT TO is final: the operator can fix a wrong password or a full disk. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
