import { expect, type Page, type Response } from '@playwright/test';

const GERMAN =
  /[äöüß„]|\b(und|oder|nicht|kein|eine?[nmrs]?|der|das|den|dem|dein|du|dir|hier|noch|mit|ohne|zu[mr]?|von|auf|ist|sind|gib|Punkte?|Versuche?|Rangliste|Fortschritt|Hinweise?|Antwort|Karte|Bild|Teilen|Seite|Weiter|Offen|Verschlossen|Geschafft|Platz|Abbrechen|Aufdecken|Erkunden|Orte?|Sterne?|Zahl|Wo)\b/i;

/** Attribution in German that the licence of the map data requires. */
const MAP_DATA = '© GeoBasis-DE / BKG 2021 (Daten verändert)';

/** Responses within a page (docs/decisions/0058). */
const EMBEDDED = /<script type="application\/json" id="responses">(.*?)<\/script>/s;

/** Minimum length of a content text: shorter ones occur in every sentence. */
const CONTENT_MIN_LENGTH = 3;

/** All texts of a response body; of HTML its text nodes and the plain text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const pieces = value.split(/<[^>]*>/);
    return [value, ...pieces, pieces.join(' ').replace(/\s+/g, ' ').trim()];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The body of an API response, or the responses that a page drawn by the server contains; null for anything else. */
async function dataOf(response: Response): Promise<unknown> {
  if (/\/api\/(?!progress\/events)/.test(response.url())) return response.json();
  if (response.request().resourceType() !== 'document') return null;
  const [, embedded = 'null'] = EMBEDDED.exec(await response.text()) ?? [];
  return JSON.parse(embedded);
}

/** Collects the texts of all later API responses: content may be in any language. */
export function listenForContent(page: Page): Set<string> {
  const content = new Set([MAP_DATA]);
  page.on('response', async (response) => {
    const body = await dataOf(response).catch(() => null);
    for (const text of textsOf(body)) if (text.trim().length >= CONTENT_MIN_LENGTH) content.add(text.trim());
  });
  return content;
}

/** Every visible or accessible text of the page, except in elements with their own `lang`. */
async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('body [lang], script, style')) continue;
      if (node instanceof Text) texts.push(node.data);
      else
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

/** Removes content from a text; '' for a text that is part of the content or its truncated beginning. */
function withoutContent(text: string, content: readonly string[]): string {
  const beginning = text.replace(/…$/, '').trim();
  if (content.some((part) => part.includes(beginning))) return '';
  return content.reduce((rest, part) => rest.replaceAll(part, ' '), text).trim();
}

/** Expects every text that is not content to be English. */
export async function expectEnglish(page: Page, content: ReadonlySet<string>, where: string): Promise<void> {
  // Polls: a response may be rendered before its texts are collected.
  const german = async () => {
    const longestFirst = [...content].toSorted((a, b) => b.length - a.length);
    // Most texts are English as a whole, and looking for content in them takes long.
    const suspects = (await shownTexts(page)).filter((text) => GERMAN.test(text));
    return suspects.map((text) => withoutContent(text, longestFirst)).filter((text) => GERMAN.test(text));
  };
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect.soft.poll(german, `German on ${where}`).toEqual([]);
}
