import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { offlineReady } from '../support/offline-ready.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  openTask,
  taskCard,
} from '../support/play/play-on-screen.ts';
import { PHOTO_QUEST, sendPhoto, takePhoto } from '../support/studio/photo-run.ts';
import { newTeamGame } from './team-game.ts';
import { test } from './through-nginx.ts';

const AWAY_MS = 30_000;
/** Longest pause of a phone between two attempts, and some time to send all. */
const SENT_MS = 80_000;

interface Phone {
  page: Page;
  /** Status codes of the calls that send what was played. */
  statuses: number[];
}

/** Joins a team and solves the first quest. */
async function join(page: Page, path: string): Promise<Phone> {
  const statuses: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'POST' && pathname.startsWith('/api/progress'))
      statuses.push(response.status());
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(page, 'Brücke');
  await enterAnswer(taskCard(page, 'Bögen'), 'Zahl', '16');
  await expectSolved(taskCard(page, 'Bögen'), 10);
  await offlineReady(page);
  return { page, statuses };
}

async function answerFluss({ page }: Phone): Promise<void> {
  await enterAnswer(taskCard(page, 'Fluss'), 'Antwort', 'Donau');
  await expect(taskCard(page, 'Fluss').getByText('Wartet auf Netz')).toBeVisible();
}

async function answerAndReload(phone: Phone): Promise<void> {
  await answerFluss(phone);
  await phone.page.reload();
  await expect((await openTask(phone.page, 'Fluss')).getByText('Deine Antwort: Donau')).toBeVisible();
  await enterAnswer(taskCard(phone.page, 'Türme'), 'Zahl', '2');
  await expect(taskCard(phone.page, 'Türme').getByText('Wartet auf Netz')).toBeVisible();
}

async function buyHintAndAnswer(phone: Phone): Promise<void> {
  const hint = phone.page.getByRole('region', { name: 'Hinweise' }).getByRole('article');
  await hint.getByRole('button', { name: 'Aufdecken' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Aufdecken' }).click();
  await answerFluss(phone);
}

async function takePhotoAndAnswer(phone: Phone): Promise<void> {
  const task = await openTask(phone.page, PHOTO_QUEST);
  await takePhoto(task);
  await sendPhoto(task);
  await expect(task.getByText('Wartet auf Netz')).toBeVisible();
  await answerFluss(phone);
}

async function expectAllSent({ page, statuses }: Phone, points: number): Promise<void> {
  await expect(page.getByText('Wartet auf Netz')).toHaveCount(0, { timeout: SENT_MS });
  await expectPoints(page, points);
  await expect(page.getByText('nicht angenommen')).toHaveCount(0);
  const answered = statuses.filter((status) => status !== 502);
  expect(new Set(answered)).toEqual(new Set([200]));
  expect(statuses).toContain(502);
}

test('a server that is away for 30 seconds under three playing phones loses nothing', async ({
  site,
  accounts,
  openPhone,
}) => {
  const game = await newTeamGame({ site, accounts });
  const phones = await Promise.all(game.joinPaths.map(async (path) => join(await openPhone(), path)));
  const [foxes, badgers, hedgehogs] = phones as [Phone, Phone, Phone];
  expect(await game.points()).toEqual([10, 10, 10]);

  await site.direct.stop();
  await Promise.all([pause(AWAY_MS), answerAndReload(foxes), buyHintAndAnswer(badgers), takePhotoAndAnswer(hedgehogs)]);
  await site.direct.start();

  await Promise.all([expectAllSent(foxes, 30), expectAllSent(badgers, 15), expectAllSent(hedgehogs, 30)]);
  expect(await game.points()).toEqual([30, 15, 30]);
  expect(await game.photos()).toBe(1);
  const photo = await openTask(hedgehogs.page, PHOTO_QUEST);
  await expect(photo.getByRole('img', { name: 'Euer Foto' })).toBeVisible();

  // Live events pass nginx at once, also after a restart.
  await game.reward(5);
  await Promise.all([expectPoints(foxes.page, 35), expectPoints(badgers.page, 20), expectPoints(hedgehogs.page, 35)]);
});
