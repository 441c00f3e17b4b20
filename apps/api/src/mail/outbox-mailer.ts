import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

/** Writes every mail as an `.eml` file, which any mail program opens; the log names the file and nothing that is in it. */
export function outboxMailer(folder: string, from: string, log: Pick<Logger, 'info'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'mail: written to the outbox, for MAIL_URL is not set');
    },
  };
}
