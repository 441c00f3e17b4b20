import { createTransport } from 'nodemailer';
import { MAILS_AT_ONCE, type Mailer, MailRefused } from './mail.ts';
import { messageOf } from './message.ts';

/** Timeouts in ms: the first three together are shorter than one attempt may take (modules/mail-queue). */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the server at `smtp(s)://[user:password@]host[:port]`, on connections that several mails share. */
export function smtpMailer(url: string, from: string): Mailer {
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
