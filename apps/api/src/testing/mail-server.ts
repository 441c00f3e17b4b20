import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

export interface Received extends Email {
  /** Who it was handed over for, as the protocol says it. */
  recipients: string[];
}

/** A mail server of this process; it goes with the test. `refuse` answers an error for a recipient. */
export async function mailServer({
  port,
  refuse,
}: {
  port?: number;
  refuse?: (recipient: string) => Error | null;
} = {}) {
  const mails: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refuse?.(address)),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          mails.push({ ...mail, recipients });
          done();
        }, done);
    },
  });
  const at = port ?? (await freePort());
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve);
  });
  const close = () => new Promise<void>((resolve) => void server.close(resolve));
  onTestFinished(close);
  return { mails, url: `smtp://127.0.0.1:${at}`, port: at, close };
}
