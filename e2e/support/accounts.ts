import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type ReceivedMail, readMail } from './mails.ts';
import { OWNER, type TestSite } from './site.ts';

export interface TestAccount {
  name: string;
  email: string;
  password: string;
}

/** People around a site: those with an account, those without, and their letter boxes. */
export interface TestAccounts {
  /** Somebody whom the site does not know yet. */
  unregistered(): TestAccount;
  /** Somebody with a confirmed account. */
  registered(): Promise<TestAccount>;
  /** Who runs the site, on a site that nobody else's story shares: there is one. */
  owner(): Promise<TestAccount>;
  /** Sets the same password anew, which ends all sessions of somebody. */
  endSessions(account: TestAccount): Promise<void>;
  /** The header of calls that somebody places. */
  authorization(account: TestAccount): Promise<{ authorization: string }>;
  /** The newest mail with a link to a page. */
  mail(account: TestAccount, path: string): Promise<ReceivedMail>;
}

async function post(url: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, url).toBe(true);
  return answer;
}

/** The accounts of a site; every one has an address of his own, so stories do not meet. */
export function accountsOf({ url, dataDir }: Pick<TestSite, 'url' | 'dataDir'>): TestAccounts {
  const mail = ({ email }: TestAccount, path: string) => readMail(dataDir, email, path);
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

  return {
    unregistered,
    mail,
    registered: () => confirmed(unregistered()),
    owner: () => confirmed({ ...unregistered(), email: OWNER }),
    async authorization({ email, password }) {
      const { tokenType, accessToken } = await (await post(`${url}/api/users/login`, { email, password })).json();
      return { authorization: `${tokenType} ${accessToken}` };
    },
    async endSessions(account) {
      await post(`${url}/api/users/password/recovery`, { ...account, confirmation: true });
      const { link, digits } = await mail(account, '/password/reset');
      const code = new URL(link, url).searchParams.get('code');
      await post(`${url}/api/users/password/reset`, { ...account, code, recovery: digits, confirmation: true });
    },
  };
}

/** Types into the login form and sends it. */
export async function submitLogin(
  player: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  const form = player.getByRole('form', { name: /^(Anmelden|Log in)$/ });
  await form.getByRole('textbox', { name: /^(E-Mail-Adresse|Email address)$/ }).fill(email);
  await form.getByLabel(/^(Passwort|Password)$/).fill(password);
  await form.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click();
}

/** Fills in the registration and sends it. */
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

/** Opens the login and logs in; the bar at the top says who is here. */
export async function logInToPlayerSite(player: Page, account: TestAccount): Promise<void> {
  await player.goto('/register');
  await submitLogin(player, account);
  await expect(player.getByRole('banner')).toContainText(account.name);
}
