import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type ReceivedMail, readMail } from './mails.ts';
import { OWNER, type TestSite } from './site.ts';

export interface TestAccount {
  name: string;
  email: string;
  password: string;
}

/** Creates accounts on a site and reads their mails. */
export interface TestAccounts {
  /** Data for an account that is not registered yet. */
  unregistered(): TestAccount;
  /** A confirmed account. */
  registered(): Promise<TestAccount>;
  /** The site owner's account. It exists once, so only for `site: 'own demo'`. */
  owner(): Promise<TestAccount>;
  /** Ends all sessions of the account, by resetting its password to the same value. */
  endSessions(account: TestAccount): Promise<void>;
  /** Request header of calls by the account, which logs in once for them. */
  authorization(account: TestAccount): Promise<{ authorization: string }>;
  /** The newest mail with a link to a page. */
  mail(account: TestAccount, path: string): Promise<ReceivedMail>;
}

async function post(url: string, body: object): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, url).toBe(true);
  return response;
}

/** By site, the account that is registered ahead: its mail leaves up to a second late, while the story before runs. */
const ahead = new Map<string, Promise<TestAccount>>();

/** Each account has a unique email address, so stories do not affect each other. */
export function accountsOf({ url, dataDir }: Pick<TestSite, 'url' | 'dataDir'>): TestAccounts {
  const mail = ({ email }: TestAccount, path: string) => readMail(dataDir, email, path);
  const logins = new Map<string, Promise<{ authorization: string }>>();
  const keyOf = ({ email, password }: TestAccount) => `${email} ${password}`;
  const unregistered = () => ({
    name: 'Ada Lovelace',
    email: `ada.${randomUUID()}@example.org`,
    password: 'Leuchtturm1!',
  });

  async function confirmed(account: TestAccount): Promise<TestAccount> {
    await post(`${url}/api/users`, { ...account, confirmation: true });
    const { link } = await mail(account, '/register/verify');
    const code = new URL(link, url).searchParams.get('code');
    await post(`${url}/api/users/verify`, { code, confirmation: true });
    return account;
  }

  async function logIn({ email, password }: TestAccount): Promise<{ authorization: string }> {
    const login = await (await post(`${url}/api/users/login`, { email, password })).json();
    const { tokenType, accessToken } = login as { tokenType: string; accessToken: string };
    return { authorization: `${tokenType} ${accessToken}` };
  }

  return {
    unregistered,
    mail,
    registered() {
      const account = ahead.get(url) ?? confirmed(unregistered());
      const next = account.catch(() => undefined).then(() => confirmed(unregistered()));
      next.catch(() => undefined); // the site of one story is stopped meanwhile
      ahead.set(url, next);
      return account;
    },
    owner: () => confirmed({ ...unregistered(), email: OWNER }),
    authorization(account) {
      const login = logins.get(keyOf(account)) ?? logIn(account);
      logins.set(keyOf(account), login);
      return login;
    },
    async endSessions(account) {
      logins.delete(keyOf(account));
      await post(`${url}/api/users/password/recovery`, { ...account, confirmation: true });
      const { link, digits } = await mail(account, '/password/reset');
      const code = new URL(link, url).searchParams.get('code');
      await post(`${url}/api/users/password/reset`, { ...account, code, recovery: digits, confirmation: true });
    },
  };
}

/** Submits the login form. */
export async function submitLogin(
  player: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  const form = player.getByRole('form', { name: /^(Anmelden|Log in)$/ });
  await form.getByRole('textbox', { name: /^(E-Mail-Adresse|Email address)$/ }).fill(email);
  await form.getByLabel(/^(Passwort|Password)$/).fill(password);
  await form.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click();
}

/** Submits the registration form. */
export async function submitRegistration(player: Page, { name, email, password }: TestAccount): Promise<void> {
  const form = player.getByRole('form', { name: 'Registrieren' });
  await form.getByLabel('Benutzername').fill(name);
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByLabel('Passwort', { exact: true }).fill(password);
  await expect(form.getByText('Dieses Passwort passt.')).toBeVisible();
  await form.getByLabel('Passwort wiederholen').fill(password);
  await form.getByLabel('Ich stimme zu').check();
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
}

/** Logs in on the player site; returns when the header shows the name. */
export async function logInToPlayerSite(player: Page, account: TestAccount): Promise<void> {
  await player.goto('/register');
  await submitLogin(player, account);
  await expect(player.getByRole('banner')).toContainText(account.name);
}
