import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

export interface Received extends Email {
  /** Recipients of the SMTP envelope. */
  recipients: string[];
}

interface Options {
  port?: number;
  refuse?: (recipient: string) => Error | null;
  /** The only account that may send; without it the server asks for none. */
  account?: { user: string; password: string };
  /** Recipients for which the server never answers. */
  silentFor?: string;
}

/** SMTP server in this process, closed after the test. `refuse` returns an error for a recipient to refuse. */
export async function mailServer({ port, refuse, account, silentFor }: Options = {}) {
  let connections = 0;
  const mails: Received[] = [];
  async function receive(stream: Readable, recipients: string[]): Promise<void> {
    mails.push({ ...(await PostalMime.parse(await buffer(stream))), recipients });
  }

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(account ? [] : ['AUTH'])],
    authOptional: !account,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isAccount = username === account?.user && password === account?.password;
      done(isAccount ? null : new Error('wrong account'), { user: username });
    },
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address !== silentFor) done(refuse?.(address));
    },
    closeTimeout: 1_000,
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      callbackify(receive)(stream, recipients, (error) => done(error));
    },
  });
  const at = port ?? (await freePort());
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  onTestFinished(close);
  return { mails, url: `smtp://127.0.0.1:${at}`, port: at, connections: () => connections, close };
}
