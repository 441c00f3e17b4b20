import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../../support/gestures.ts';
import { enterAnswer, expectSolved, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { sortEntries } from '../../support/play/solve-task.ts';
import { qrGif, readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';

async function openFeature(player: Page, tab: string): Promise<void> {
  await player.goto(`/feature/${tab}`);
  await expect(player.getByRole('heading', { name: 'Probier es aus' })).toBeVisible();
}

/** Reveals a hint and confirms its price. */
async function pay(player: Page, number: number): Promise<void> {
  await player.getByRole('button', { name: `Aufdecken Hinweis ${number}` }).click();
  await player
    .getByRole('dialog', { name: `Hinweis ${number}` })
    .getByRole('button', { name: 'Aufdecken' })
    .click();
}

function points(place: Page | Locator, text: string): Locator {
  return place.getByText(text, { exact: true }).first();
}

const CITIES_FROM_SOUTH = ['München', 'Regensburg', 'Erfurt', 'Hamburg'];

test('a visitor solves the quest of', async ({ player }) => {
  await test.step('free text with a wrong answer, then the right one', async () => {
    await openFeature(player, 'free');
    const task = taskCard(player, 'Der Affe mit dem Spiegel');
    await enterAnswer(task, 'Antwort', 'Banane');
    await expect(player).toHaveURL(/alert=wrong_answer/);
    await enterAnswer(task, 'Antwort', ' perkeo ');
    await expectSolved(task, 20);
    await player.getByRole('button', { name: 'Von vorn' }).click();
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('');
  });

  await test.step('a number with counted attempts', async () => {
    await openFeature(player, 'number');
    const task = taskCard(player, 'Was steht auf dem Stein?');
    await enterAnswer(task, 'Zahl', '1400');
    await expect(task.getByText('noch 2 von 3 Versuchen')).toBeVisible();
    await enterAnswer(task, 'Zahl', '1300');
    await expectSolved(task, 20);
  });

  await test.step('multiple choice', async () => {
    await openFeature(player, 'multiple');
    const task = taskCard(player, 'Schau genau hin');
    await task.getByLabel('Ein Fahrrad').check();
    await task.getByLabel('Eine Turmuhr').check();
    await submitAnswer(task);
    await expectSolved(task, 20);
  });

  await test.step('sorting', async () => {
    await openFeature(player, 'sort');
    const task = taskCard(player, 'Einmal quer durchs Land');
    await sortEntries(task, CITIES_FROM_SOUTH);
    await submitAnswer(task);
    await expectSolved(task, 20);
  });

  await test.step('a QR code from a photo of the code on the page', async () => {
    await openFeature(player, 'qr');
    expect(await readQr(player.getByRole('img', { name: /^QR-Code mit/ }))).toBe('LATERNE');
    const task = taskCard(player, 'Der Aufkleber am Tor');
    await task
      .getByLabel('Foto wählen')
      .setInputFiles({ name: 'tor.gif', mimeType: 'image/gif', buffer: qrGif('LATERNE') });
    await expect(task.getByLabel('Code aus dem QR-Code')).toHaveValue('LATERNE');
    await submitAnswer(task);
    await expectSolved(task, 20);
  });
});

test('a visitor pays with example points', async ({ player }) => {
  await test.step('for hints on the way to a spot, until the points run out', async () => {
    await openFeature(player, 'hint');
    await player.getByRole('button', { name: 'Aufdecken Hinweis 1' }).click();
    await expect(player.getByText('haltet nach einem riesigen Dach Ausschau')).toBeVisible();
    await pay(player, 2);
    await expect(player.getByRole('img', { name: 'Hinweis 2' })).toBeVisible();
    await player.getByRole('button', { name: 'Aufdecken Hinweis 3' }).click();
    await expect(player.getByText('Dafür fehlen noch 5 Punkte. Löse erst eine weitere Quest.')).toBeVisible();
  });

  await test.step('for a text, a picture, a video and an audio hint', async () => {
    await openFeature(player, 'text');
    await pay(player, 1);
    await expect(player.getByText('das weiße Gold gelagert')).toBeVisible();
    await openFeature(player, 'image');
    await pay(player, 1);
    await expect(player.getByRole('img', { name: 'Hinweis 1' })).toHaveJSProperty('complete', true);
    await openFeature(player, 'video');
    await pay(player, 1);
    await expect(player.getByLabel('Hinweis 1', { exact: true })).toBeVisible();
    await expect(points(player, '20')).toBeAttached();
    await openFeature(player, 'audio');
    await pay(player, 1);
    await expect(player.getByLabel('Hinweis 1', { exact: true })).toBeVisible();
    await expect(player.getByText('Vier lange Orgeltöne')).toBeVisible();
  });
});

test('a spot opens', async ({ player }) => {
  for (const [tab, lock] of [
    ['points', 'Noch 20 Punkte'],
    ['task', 'Noch 1 Quest lösen'],
  ] as const) {
    await test.step(`by a ${tab} qualifier`, async () => {
      await openFeature(player, tab);
      await expect(player.getByText(lock, { exact: true }).first()).toBeVisible();
      await expect(player.getByRole('link', { name: 'Erkunden Der Marktplatz' })).toBeHidden();
      await enterAnswer(taskCard(player, 'Der Affe mit dem Spiegel'), 'Antwort', 'Perkeo');
      await player.getByRole('link', { name: 'Erkunden Der Marktplatz' }).click();
      await expect(taskCard(player, 'Schau genau hin')).toBeVisible();
    });
  }

  await test.step('by a time qualifier whose minutes pass in seconds', async () => {
    await openFeature(player, 'time');
    await expect(player.getByText(/^Noch \d Minuten?$/)).toBeVisible();
    await expect(player.getByRole('link', { name: 'Erkunden Der Marktplatz' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('after joining with one tap, without an account', async () => {
    await openFeature(player, 'single');
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await enterAnswer(taskCard(player, 'Der Affe mit dem Spiegel'), 'Antwort', 'Perkeo');
    await expect(player.getByRole('link', { name: 'Erkunden Der Marktplatz' })).toBeVisible();
  });
});

test('a visitor tries', async ({ player }) => {
  await test.step('a team: a quest solved on one phone is solved on the other', async () => {
    await openFeature(player, 'team');
    const [mine, other] = [
      player.getByRole('region', { name: 'Mias Handy' }),
      player.getByRole('region', { name: 'Jonas’ Handy' }),
    ];
    for (const word of ['Brücke', 'Teufel', 'Seelen']) {
      await mine.getByRole('button', { name: word, exact: true }).last().click();
    }
    await submitAnswer(mine);
    await expect(mine.getByText('Gelöst', { exact: true })).toBeVisible();
    await expect(other.getByText('Gelöst', { exact: true })).toBeVisible();
    await expect(points(other, '20')).toBeAttached();
  });

  await test.step('the ranking: it follows the points', async () => {
    await openFeature(player, 'versus');
    const first = player.getByRole('list', { name: 'Siegertreppchen' }).getByRole('listitem').first();
    await expect(first).toContainText('Kompass und Keks');
    const task = taskCard(player, 'Einmal quer durchs Land');
    await sortEntries(task, CITIES_FROM_SOUTH);
    await submitAnswer(task);
    await expect(first).toContainText('Donauotter');
    const playOn = player.getByRole('button', { name: 'Die anderen spielen weiter' });
    for (let round = 0; round < 3; round += 1) await playOn.click();
    await expect(first).toContainText('Kompass und Keks');
  });

  await test.step('a code: a wrong one is refused and the right one accepted', async () => {
    await openFeature(player, 'password');
    const field = player.getByLabel('Code für diesen Run');
    await field.fill('BIRKE');
    await field.press('Enter');
    await expect(player.getByRole('alert')).toContainText('Der Code stimmt nicht');
    await field.fill('EICHE');
    await field.press('Enter');
    await expect(player.getByRole('status').filter({ hasText: 'Ihr seid drin' })).toBeVisible();
  });

  await test.step('an answer without a network: it is sent later and counts once', async () => {
    await openFeature(player, 'progress');
    const task = taskCard(player, 'Der Affe mit dem Spiegel');
    const switchedOff = player.getByRole('button', { name: 'Funkloch' });
    await switchedOff.click();
    await enterAnswer(task, 'Antwort', 'Perkeo');
    await expect(task.getByText('Keine Verbindung. Wir senden deine Antwort gleich noch einmal.')).toBeVisible();
    await switchedOff.click();
    await expectSolved(task, 20);
    await expect(points(player, '65')).toBeAttached();
  });

  await test.step('the statistic of a team as a chart and as a table', async () => {
    await openFeature(player, 'statistic');
    await player.getByRole('button', { name: 'Kompass und Keks' }).click();
    await expect(player.getByRole('img', { name: 'Verlauf der Punkte: 105 Punkte nach 64 Minuten' })).toBeVisible();
    await player.getByRole('button', { name: 'Als Tabelle' }).click();
    await expect(player.getByRole('row', { name: 'Quest: Goliath' })).toContainText('105');
  });

  await test.step('a QR code that opens a run of this site', async () => {
    await openFeature(player, 'share');
    const link = await player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue();
    expect(await readQr(player.getByRole('img', { name: /^QR-Code mit dem Link/ }))).toBe(link);
    await player.goto(link);
    await expect(player.getByRole('heading', { name: 'Du bist eingeladen' })).toBeVisible();
  });

  await test.step('the runs of this site on the map', async () => {
    await openFeature(player, 'map');
    await player.getByRole('button', { name: /Run/ }).first().click();
    await expect(player.getByRole('article').getByRole('link').nth(1)).toBeVisible();
  });

  await test.step('a spot on the map, by coordinates and by its address', async () => {
    await openFeature(player, 'coords');
    const place = player.getByRole('region', { name: 'Wo der Spot liegt' });
    await expect(place.getByRole('button', { name: 'Standort nutzen' })).toBeVisible();
    await place.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(player.getByRole('img', { name: 'Mitten auf der Brücke' })).toBeVisible();
    await openFeature(player, 'address');
    await expect(player.getByText('Domplatz 1, 93047 Regensburg')).toBeVisible();
    await expect(player.getByRole('link', { name: 'In Karten-App öffnen' })).toBeVisible();
  });
});

test('a visitor navigates between features', async ({ player }) => {
  await test.step('with the phone’s picker, and with the link to the next feature', async () => {
    await openFeature(player, 'cloze');
    const nav = player.getByRole('navigation', { name: 'Alle Funktionen' });
    await nav.getByText('Funktion wählen').locator('..').click();
    await nav.getByRole('link', { name: 'Entscheidung' }).click();
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Entscheidung');
    await expect(nav.getByRole('link', { name: 'Hinweis als Video' })).toBeHidden();
    await player.getByRole('link', { name: 'Als Nächstes: Hinweis als Video' }).click();
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Hinweis als Video');
    expect(await player.evaluate(() => scrollY)).toBe(0);
    await expect(player).toHaveTitle('Hinweis als Video · Puzzle Runs');
  });

  await test.step('from the landing page, where a sample quest can be solved', async () => {
    await player.goto('/');
    const how = player.getByRole('region', { name: 'So läuft ein Run' });
    await how.getByRole('link', { name: 'Alles ausprobieren' }).scrollIntoViewIfNeeded();
    await player.mouse.wheel(0, 600);
    const task = taskCard(player, 'Der Affe mit dem Spiegel');
    await enterAnswer(task, 'Antwort', 'Perkeo');
    await expectSolved(task, 20);
    await player.getByRole('region', { name: 'Was drinsteckt' }).getByRole('link', { name: 'Lückentext' }).click();
    await expect(player).toHaveURL(/\/feature\/cloze$/);
  });

  await test.step('from the overview to the suggestion page', async () => {
    await player.goto('/feature');
    await player.getByRole('link', { name: 'Funktion vorschlagen' }).click();
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Wünsch dir was');
    await expect(player.getByRole('link', { name: 'Vorschlag schreiben' })).toHaveAttribute('href', '/contactform');
  });
});

test('the licence cards of the landing page', async ({ player }) => {
  for (const [link, address] of [
    ['Lizenzen für Unternehmen', '/license/business'],
    ['Lizenzen für Bildung', '/license/education'],
    ['Run aussuchen', '/exploration'],
  ] as const) {
    await test.step(`link to ${address}`, async () => {
      await player.goto('/');
      await player.getByRole('link', { name: link }).click();
      await expect(player).toHaveURL(new RegExp(`${address}$`));
    });
  }
});

test('a visitor with a keyboard', { tag: '@only-desk' }, async ({ player }) => {
  await test.step('solves a cloze', async () => {
    await openFeature(player, 'cloze');
    const task = taskCard(player, 'Die Wette am Fluss');
    for (const word of ['Brücke', 'Teufel', 'Seelen']) {
      await tabTo(player, task.getByRole('button', { name: word, exact: true }).last());
      await player.keyboard.press('Space');
    }
    await tabTo(player, task.getByRole('button', { name: 'Antwort prüfen' }));
    await player.keyboard.press('Enter');
    await expectSolved(task, 20);
  });

  await test.step('opens another feature, and the list marks the current one', async () => {
    await openFeature(player, 'team');
    const nav = player.getByRole('navigation', { name: 'Alle Funktionen' });
    await tabTo(player, nav.getByRole('link', { name: 'Karte' }));
    await player.keyboard.press('Enter');
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Karte');
    await expect(nav.getByRole('link', { name: 'Karte' })).toHaveAttribute('aria-current', 'page');
  });
});
