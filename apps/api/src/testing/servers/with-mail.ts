import type { Site } from '#app.ts';
import { sendDueMails } from '#modules/mail-queue/send-due-mails.service.ts';
import { testApp } from '../test-app.ts';
import { mailServer, type Received } from './mail-server.ts';

export const PASSWORD = 'Abcdef1!';

/** An app with a real mail server, and helpers for mails and accounts. */
export async function appWithMail(
  env: NodeJS.ProcessEnv = {},
  site: Site = 'player',
  over: Parameters<typeof testApp>[0] = {},
) {
  const server = await mailServer();
  const opened = await testApp({
    ...over,
    site,
    env: { PLAYER_URL: 'https://play.test', STUDIO_URL: 'https://studio.test', MAIL_URL: server.url, ...env },
  });
  const { client, deps } = opened;

  /** Sends all due mails; returns those that arrived. */
  async function newMails(): Promise<Received[]> {
    const before = server.mails.length;
    await sendDueMails(deps);
    return server.mails.slice(before);
  }

  async function newMail(): Promise<Received> {
    const [mail, ...more] = await newMails();
    if (!mail || more.length > 0) throw new Error(`expected one mail, got ${mail ? more.length + 1 : 0}`);
    return mail;
  }

  /** Registers and confirms an account. */
  async function account(email = 'ada@example.org', name = 'Ada') {
    await client.users.register({ body: { name, email, password: PASSWORD, confirmation: true } });
    const { code } = linkIn(await newMail());
    await client.users.verify({ body: { code, confirmation: true } });
    return { name, email, login: () => login(email) };
  }

  async function login(email: string, password = PASSWORD): Promise<string> {
    const answer = await client.users.login({ body: { email, password } });
    if (answer.status !== 200) throw new Error(`login responded with ${answer.status}`);
    return answer.body.accessToken;
  }

  return { ...opened, server, newMails, newMail, account, login };
}

/** The link of a mail, its code, and the six digits of the text; empty strings where missing. */
export function linkIn({ text = '' }: Pick<Received, 'text'>) {
  const url = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  return {
    url,
    code: /(?:code=|delete\/)([\w-]+)$/.exec(url)?.[1] ?? '',
    digits: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
}
