import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineBrowser } from './engine-browser.ts';
import { answer, expectInCard, openQuest, send } from './play-in-engine.ts';
import { button, card, field } from './xpath.ts';

/** Draws a photo as large as one of a camera held upright; resolves to its JPEG as base64. */
const CAMERA_PHOTO = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 2400 });
  const context = canvas.getContext('2d');
  context.fillStyle = '#17694a';
  context.fillRect(0, 0, 1800, 2400);
  context.fillStyle = '#f7f4ec';
  context.font = '700 220px sans-serif';
  context.fillText('Schild', 600, 1200);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1];`;

/** Takes the words on offer, in order. */
async function fillGaps(browser: EngineBrowser, quest: string, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await browser.click(card(quest) + button(word));
    // A placed word moves the others: a click meanwhile would miss.
    await browser.expectElement(`${card(quest)}${button(word)}[@aria-pressed = "true"]`);
  }
}

/** Sorts the entries with their buttons. */
async function sort(browser: EngineBrowser, quest: string, entries: readonly string[]): Promise<void> {
  const list = `${card(quest)}//ol/li`;
  const up = (entry: string) => card(quest) + button(`${entry}: nach oben`);
  await browser.expectElement(up(entries.at(-1) ?? ''));
  for (const [index, entry] of entries.entries()) {
    const isInPlace = () => browser.has(`${list}[${index + 1}][.//button[@aria-label = "${entry}: nach oben"]]`);
    while (!(await isInPlace())) await browser.click(up(entry));
  }
}

/** Takes a photo and sends it. */
async function sendPhoto(browser: EngineBrowser, quest: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-photo-'));
  const file = join(folder, 'IMG_0001.jpg');
  await writeFile(file, Buffer.from(await browser.evaluate<string>(CAMERA_PHOTO), 'base64'));
  await browser.chooseFile(card(quest) + field('Foto aufnehmen'), file);
  await browser.expectElement(`${card(quest)}//img[@alt = "Dein Foto, noch nicht gesendet"]`);
  await rm(folder, { recursive: true });
  await browser.click(card(quest) + button('Foto senden'));
}

/** How the right answer to each quest of `engine-run.ts` is given. */
const SOLVE: Record<string, (browser: EngineBrowser, quest: string) => Promise<void>> = {
  Bögen: (browser, quest) => answer(browser, quest, ['Zahl', '16']),
  Fluss: (browser, quest) => answer(browser, quest, ['Antwort', 'Donau']),
  async Handwerk(browser, quest) {
    await fillGaps(browser, quest, ['Bäcker', 'Schneider']);
    await send(browser, quest);
  },
  Wetter: (browser, quest) => answer(browser, quest, ['Lücke 1', 'Winter']),
  async Epochen(browser, quest) {
    await sort(browser, quest, ['Romanik', 'Gotik', 'Barock']);
    await send(browser, quest);
  },
  async Farben(browser, quest) {
    await browser.click(card(quest) + field('Rot'));
    await send(browser, quest);
  },
  Türme: (browser, quest) => answer(browser, quest, ['Code aus dem QR-Code', 'TURM']),
  Schild: sendPhoto,
};

/** Gives the right answers to quests of the open spot, and waits until each shows these words. */
export async function solve(browser: EngineBrowser, quests: readonly string[], words: string): Promise<void> {
  for (const quest of quests) {
    await openQuest(browser, quest);
    await SOLVE[quest]?.(browser, quest);
    await expectInCard(browser, quest, words);
  }
}

/** Reveals a hint of the open spot, and pays if it costs points. @param number from 1 */
export async function reveal(browser: EngineBrowser, number: number): Promise<void> {
  const more = '//button[starts-with(normalize-space(.), "noch ") and contains(., " Hinweis")]';
  if (number > 1 && (await browser.has(more))) await browser.click(more);
  // The button says the number behind its word.
  await browser.click(`//button[contains(., "Hinweis ${number}")]`);
  if (number > 1) await browser.click(`//dialog[@open]${button('Aufdecken')}`);
}

/** Enters the code of the open spot, which is printed at its place. */
export async function arriveByCode(browser: EngineBrowser): Promise<void> {
  await browser.click(button('Code eintippen'));
  await browser.fill(field('Code vor Ort'), 'k7m 2qx');
  await browser.click(button('Code prüfen'));
}
