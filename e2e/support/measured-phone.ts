import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { accountsOf } from './accounts.ts';
import { offlineReady } from './offline-ready.ts';
import { freePorts, type TestSite } from './site.ts';

/** The run of the demo that is measured. */
export const RUN = 'die-donau-und-der-dom';

/** Person who opens a page: an unknown visitor, a player who has joined the run, or a creator. */
export type Visitor = 'visitor' | 'player' | 'creator';

interface Page {
  /** `FIRST` stands for the first spot of the run. */
  path: string;
  visitor: Visitor;
}

/** Storage of the browser: a value per key. */
type Storage = Record<string, string>;

/** Address and browser storage with which a page is opened. */
export interface PreparedVisit {
  url: string;
  origin: string;
  storage: Storage;
}

/** A browser that Lighthouse connects to. */
export interface Phone {
  port: number;
  close(): Promise<void>;
}

async function callApi<Body>(url: string, body?: object, headers: Record<string, string> = {}): Promise<Body> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json() as Promise<Body>;
}

interface TokenPair {
  tokenType: string;
  accessToken: string;
}

/** Origins at which a phone opens the sites. */
export type Origins = Pick<TestSite, 'url' | 'studioUrl'>;

/** Joins the run and creates a creator with runs once; returns what each visitor has in the browser's storage, and the address of a page. */
export async function prepareVisits(site: TestSite, origins: Origins): Promise<(page: Page) => PreparedVisit> {
  const { rows } = await callApi<{ rows: { id: number }[] }>(`${site.url}/api/explorations?name=${RUN}&limit=1`);
  const pair = await callApi<TokenPair>(`${site.url}/api/exploration/join`, { exploration_id: rows[0]?.id });
  const authorization = `${pair.tokenType} ${pair.accessToken}`;
  const pois = await callApi<{ rows: { slug: string }[] }>(`${site.url}/api/joined/pois`, undefined, { authorization });
  const first = pois.rows[0]?.slug ?? '';

  const { email, password } = await accountsOf(site).owner();
  const login = await callApi<TokenPair>(`${site.url}/api/users/login`, { email, password });
  const creator = { authorization: `${login.tokenType} ${login.accessToken}` };
  for (const name of ['Brückenweg', 'Turmweg', 'Uferweg']) {
    const run = { name, description: '<p>Los!</p>', postal_code: '93047' };
    await callApi(`${site.url}/api/explorations`, run, creator);
  }
  const storages: Record<Visitor, Storage> = {
    visitor: {},
    player: { runTokens: JSON.stringify({ [`exploration/${RUN}`]: pair }), introsRead: `exploration/${RUN}` },
    creator: { authToken: JSON.stringify(login) },
  };
  return ({ path, visitor }) => {
    const origin = visitor === 'creator' ? origins.studioUrl : origins.url;
    return { url: origin + path.replace('FIRST', encodeURIComponent(first)), origin, storage: storages[visitor] };
  };
}

/**
 * Starts a browser with an empty profile, fills the storage of the site, and for a `stored` visit opens the page before, until the service
 * worker has stored it.
 */
export async function startPhone(
  executablePath: string,
  { url, origin, storage }: PreparedVisit,
  visit: 'first' | 'stored',
): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'puzzle-runs-phone-'));
  const [port = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    locale: 'de-DE',
    args: [
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors', // of the proxy; service workers do not accept the browser context's option
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  if (visit === 'stored') {
    await page.goto(url, { waitUntil: 'load' });
    await offlineReady(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto('about:blank');
  return {
    port,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
