import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { IS_GAME_STORED } from '../offline-ready.ts';
import type { TestSite } from '../site.ts';
import type { EngineBrowser } from './engine-browser.ts';
import { button, card, field, link } from './xpath.ts';

/** Opens the page of a run and joins it as a single player. */
export async function join(browser: EngineBrowser, slug: string): Promise<void> {
  await browser.goto(`/exploration/${slug}`);
  await browser.click(button('Mitmachen'));
  await browser.expectValue(() => browser.evaluate('return location.pathname')).toMatch(/\/poi$/);
}

/** Opens a spot from the overview. */
export async function openSpot(browser: EngineBrowser, name: string): Promise<void> {
  await browser.clickUntil(link(name), () => browser.has(`//h1[normalize-space(.) = "${name}"]`));
}

export async function overview(browser: EngineBrowser): Promise<void> {
  const isThere = () => browser.evaluate<boolean>('return location.pathname.endsWith("/poi")');
  await browser.clickUntil('//a[normalize-space(.) = "Übersicht"]', isThere);
}

/** Presses the button that sends the answer to a quest. */
export async function send(browser: EngineBrowser, quest: string): Promise<void> {
  await browser.click(card(quest) + button('Antwort prüfen'));
}

/** Opens a quest that is a line. */
export async function openQuest(browser: EngineBrowser, quest: string): Promise<void> {
  const line = `${card(quest)}//h2//button`;
  await browser.expectElement(card(quest));
  await browser.clickUntil(line, async () => !(await browser.has(line)));
}

/** Fills a field of a quest and sends the answer. */
export async function answer(browser: EngineBrowser, quest: string, [label, text]: [string, string]): Promise<void> {
  await openQuest(browser, quest);
  await browser.fill(card(quest) + field(label), text);
  await send(browser, quest);
}

/** Waits until a quest shows these words. */
export async function expectInCard(browser: EngineBrowser, quest: string, words: string): Promise<void> {
  await browser.expectElement(`${card(quest)}[contains(normalize-space(.), "${words}")]`);
}

/** Waits until the whole element is in the window. */
export async function expectOnScreen(browser: EngineBrowser, xpath: string): Promise<void> {
  const isOnScreen = () =>
    browser.evaluate<boolean>(
      `const element = document.evaluate(arguments[0], document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      const { top, bottom, height } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
      return height > 0 && top >= 0 && bottom <= innerHeight;`,
      xpath,
    );
  await browser.expectValue(isOnScreen, `on the screen: ${xpath}`).toBe(true);
}

/** Waits until the service worker has stored the pages and controls this one, and the game on it is stored. */
export async function offlineReady(browser: EngineBrowser): Promise<void> {
  const isControlled = () => browser.evaluate('return navigator.serviceWorker.controller !== null');
  await browser.expectValue(isControlled, 'a service worker controls the page').toBe(true);
  await browser.expectValue(() => browser.evaluate(`return ${IS_GAME_STORED}`), 'the game is stored').toBe(true);
}

/** Expects the database of the product, and no other. */
export async function expectOwnDatabase(browser: EngineBrowser): Promise<void> {
  const names = () => browser.evaluate('return indexedDB.databases().then((all) => all.map(({ name }) => name))');
  await browser.expectValue(names, 'names of the databases').toEqual(['puzzle-runs']);
}

/** Points that the server counts for the newest game on this phone, read without the browser. */
export async function countedPoints(browser: EngineBrowser, { url }: Pick<TestSite, 'url'>): Promise<number> {
  const stored = await browser.evaluate<string>('return localStorage.getItem("runTokens")');
  const tokens = JSON.parse(stored) as Record<string, { tokenType: string; accessToken: string }>;
  const token = Object.values(tokens).at(-1);
  const headers = { authorization: `${token?.tokenType} ${token?.accessToken}` };
  const response = await fetch(`${url}/api/joined/pois`, { headers });
  const { progress } = (await response.json()) as JoinedPois;
  return progress.netPoints;
}
