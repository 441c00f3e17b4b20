import { expect } from '@playwright/test';
import { precaution } from '../../support/fail-on-idle-routes.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network', 422] });

  test('an answer', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const task = taskCard(player, 'Los geht’s');

    await test.step('taking back an answer whose response was lost says that it may count', async () => {
      await player.route('**/api/progress', (route) => route.abort());
      await enterAnswer(task, 'Antwort', 'Start');
      await task.getByRole('button', { name: 'Zurückholen' }).click();
      const question = player.getByRole('dialog', { name: 'Antwort zurückholen?' });
      await expect(question).toContainText('Vielleicht ist sie schon angekommen');
      await question.getByRole('button', { name: 'Zurückholen' }).click();
      await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Start');
      await player.unroute('**/api/progress');
    });

    await test.step('a waiting answer can be taken back and is in its field again', async () => {
      await expect(task.getByRole('form')).toBeVisible();
      await player.context().setOffline(true);
      await enterAnswer(task, 'Antwort', 'Falsch');
      await task.getByRole('button', { name: 'Zurückholen' }).click();
      await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Falsch');
      await player.context().setOffline(false);
    });

    await test.step('an answer is sent once when the network is back', async () => {
      const answered: number[] = [];
      player.on('response', (response) => {
        if (response.request().method() === 'POST') answered.push(response.status());
      });

      await player.context().setOffline(true);
      await enterAnswer(task, 'Antwort', 'Start');
      await expect(player.getByRole('region', { name: /^Kein Netz/ })).toBeVisible();
      await expect(task.getByText('Wartet auf Netz, seit eben')).toBeVisible();
      await expect(task.getByText('Deine Antwort: Start')).toBeVisible();
      await expect(task.getByRole('form')).toBeHidden();

      await player.context().setOffline(false);
      await expectSolved(task, 10);
      await expectPoints(player, 10);
      await expect(player.getByText('Kein Netz')).toBeHidden();
      expect(answered).toEqual([200]);
    });
  });

  test('an answer field that could not be loaded says so, the rest works, and it loads by itself later', async ({
    freshPage: player,
  }) => {
    await player.route('**/assets/order-input-*.js', (route) => route.abort());
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Sortierbeet');
    const task = taskCard(player, 'Das Jahr im Beet');
    await expect(task.getByRole('alert')).toHaveText(/^Keine Verbindung/);
    await expect(task.getByRole('button', { name: 'Antwort prüfen' })).toBeHidden();
    await expect(player.getByRole('link', { name: 'Übersicht', exact: true })).toBeVisible();

    await player.unroute('**/assets/order-input-*.js');
    await expect(task.getByRole('listitem')).not.toHaveCount(0);
    await expect(task.getByRole('alert')).toBeHidden();
  });

  test('an answer that is sent while the page reloads counts once', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const task = taskCard(player, 'Los geht’s');
    await task.getByLabel('Antwort', { exact: true }).fill('Start');
    const reloaded = player.waitForEvent('load');
    await task.getByRole('button', { name: 'Antwort prüfen' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
    await reloaded;
    await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
    await expectPoints(player, 10);
  });

  test('an answer whose response was lost counts once when it is resent', async ({ player }) => {
    // Live events or a refetch of the pois would deliver the result before the answer is resent.
    await player.route('**/api/progress/events*', (route) => route.abort());
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await player.route(
      '**/api/joined/pois',
      precaution((route) => route.abort()),
    );
    await player.route('**/api/progress', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const task = taskCard(player, 'Los geht’s');
    await enterAnswer(task, 'Antwort', 'Start');
    await expect(task.getByText('Wartet auf Netz')).toBeVisible();
    await player.unroute('**/api/joined/pois');
    await player.unroute('**/api/progress');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
    await expect(task.getByText('schon gelöst')).toBeHidden();
  });

  test('an answer whose response was lost brings its points on the screen also after a reload', async ({ player }) => {
    await player.route('**/api/progress/events*', (route) => route.abort());
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await player.route('**/api/progress', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const task = taskCard(player, 'Los geht’s');
    await enterAnswer(task, 'Antwort', 'Start');
    await expect(task.getByText('Wartet auf Netz')).toBeVisible();
    await player.reload();
    await player.unroute('**/api/progress');
    await expectSolved(task, 10);
    await expect(task.getByText('schon gelöst')).toBeHidden();
  });

  test('answers wait in a list and survive a closed tab; a refusal keeps the input and says why', async ({
    player,
  }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await player.route('**/api/progress', (route) => route.abort());
    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Falsch');
    await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
    const list = player.getByRole('region', { name: '1 Antwort wartet' });
    await list.locator('summary').click();
    await expect(list.getByRole('listitem')).toContainText(['Los geht’s„Falsch“ · Anfang']);

    const address = player.url();
    const later = await player.context().newPage();
    await player.close();
    await later.goto(address);
    const refused = later.getByRole('region', { name: '1 Antwort wurde nicht angenommen' });
    await expect(refused).toContainText('Das war es noch nicht.');
    await later.getByRole('link', { name: 'Erkunden Anfang' }).click();
    const task = taskCard(later, 'Los geht’s');
    await expect(task.getByRole('alert')).toContainText('Falsche Antwort!');
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Falsch');
    await enterAnswer(task, 'Antwort', 'Start');
    await expectSolved(task, 10);
    await later.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await expect(refused).toBeHidden();
  });

  test('the line of waiting answers counts while they are sent, then says that all were, as long as it is pointed at and three seconds more', async ({
    player,
  }) => {
    await joinAndOpenPoi(player, 'Der Hinweisweg', 'Wegweiser');
    await player.route('**/api/progress', (route) => route.abort());
    await enterAnswer(taskCard(player, 'Taschengeld'), 'Antwort', 'Danke');
    await enterAnswer(taskCard(player, 'Zulage'), 'Antwort', 'Bitte');
    await expect(player.getByText('Wartet auf Netz')).toHaveCount(2);
    await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await expect(player.getByRole('region', { name: '2 Antworten warten' })).toBeVisible();
    const held: (() => void)[] = [];
    // Comes before the route that ends all requests, so that none gets through in between.
    await player.route('**/api/progress', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    const line = player.getByRole('status').filter({ hasText: '2 Antworten gesendet' });
    for (const shown of [player.getByRole('region', { name: '1 von 2 gesendet' }), line]) {
      await expect.poll(() => held.length).toBe(1);
      held.pop()?.();
      await expect(shown).toBeVisible();
    }
    await line.getByText('2 Antworten gesendet').hover();
    await expect(line).toBeVisible();
    await player.mouse.move(0, 600); // the line is at the top
    await expect(line).toBeHidden();
  });
});
