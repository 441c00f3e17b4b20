import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

/** Writes every mail as an `.eml` file, which mail programs can open. Logs the file name, never the content. */
export function outboxMailer(folder: string, from: string, log: Pick<Logger, 'info'>): Mailer {
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
