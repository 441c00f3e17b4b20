import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mail.ts';
import { messageOf } from './message.ts';

/** Timeouts in ms, far below the time for which a mail is claimed (modules/mail-queue). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends through the server at `smtp(s)://[user:password@]host[:port]`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
  };
}

/** Only a 5xx response to RCPT TO is final: the operator can fix a wrong password or a full disk. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
