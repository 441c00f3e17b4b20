import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Letter, readMail } from './mails.ts';
import { OWNER, type Site } from './site.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** People around a site: those with an account, those without, and their letter boxes. */
export interface People {
  /** Somebody whom the site does not know yet. */
  stranger(): Person;
  /** Somebody with a confirmed account. */
  member(): Promise<Person>;
  /** Who runs the site, on a site that nobody else's story shares: there is one. */
  owner(): Promise<Person>;
  /** Sets the same password anew, which ends all sessions of somebody. */
  endSessions(person: Person): Promise<void>;
  /** The header of calls that somebody places. */
  authorization(person: Person): Promise<{ authorization: string }>;
  /** The newest mail with a link to a page. */
  mail(person: Person, path: string): Promise<Letter>;
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

/** The people of a site; every one has an address of his own, so stories do not meet. */
export function peopleOf({ url, dataDir }: Pick<Site, 'url' | 'dataDir'>): People {
  const mail = ({ email }: Person, path: string) => readMail(dataDir, email, path);
  const stranger = () => ({ name: 'Ada Lovelace', email: `ada.${randomUUID()}@example.org`, password: 'Leuchtturm1!' });

  async function confirmed(person: Person): Promise<Person> {
    await post(`${url}/api/users`, { ...person, confirmation: true });
    const { link } = await mail(person, '/register/verify');
    const code = new URL(link, url).searchParams.get('code');
    await post(`${url}/api/users/verify`, { code, confirmation: true });
    return person;
  }

  return {
    stranger,
    mail,
    member: () => confirmed(stranger()),
    owner: () => confirmed({ ...stranger(), email: OWNER }),
    async authorization({ email, password }) {
      const { tokenType, accessToken } = await (await post(`${url}/api/users/login`, { email, password })).json();
      return { authorization: `${tokenType} ${accessToken}` };
    },
    async endSessions(person) {
      await post(`${url}/api/users/password/recovery`, { ...person, confirmation: true });
      const { link, digits } = await mail(person, '/password/reset');
      const code = new URL(link, url).searchParams.get('code');
      await post(`${url}/api/users/password/reset`, { ...person, code, recovery: digits, confirmation: true });
    },
  };
}

/** Types into the login form and sends it. */
export async function tryToLogIn(player: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = player.getByRole('form', { name: /^(Anmelden|Log in)$/ });
  await form.getByRole('textbox', { name: /^(E-Mail-Adresse|Email address)$/ }).fill(email);
  await form.getByLabel(/^(Passwort|Password)$/).fill(password);
  await form.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click();
}

/** Fills in the registration and sends it. */
export async function register(player: Page, { name, email, password }: Person): Promise<void> {
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
export async function logIn(player: Page, person: Person): Promise<void> {
  await player.goto('/register');
  await tryToLogIn(player, person);
  await expect(player.getByRole('banner')).toContainText(person.name);
}
