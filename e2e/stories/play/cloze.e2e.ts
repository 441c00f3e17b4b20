import { expect, type Locator, type Page } from '@playwright/test';
import { dragByFinger, dragByMouse, tabTo } from '../../support/gestures.ts';
import { expectSolved, joinAndOpenPoi, openTask, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const WORDS = ['Samen', 'Blüte', 'Frucht'];

async function openCloze(player: Page): Promise<Locator> {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Lückenbeet');
  return taskCard(player, 'Vom Samen zur Frucht');
}

function word(task: Locator, text: string): Locator {
  return task.getByRole('group', { name: 'Wörter für die Lücken' }).getByRole('button', { name: text });
}

function gap(task: Locator, number: number, filled = 'leer'): Locator {
  return task.getByRole('button', { name: `Lücke ${number}: ${filled}`, exact: true });
}

test('a cloze', async ({ player, friend }) => {
  await test.step('is filled by dragging words by touch', async () => {
    const task = await openCloze(player);
    for (const [index, text] of WORDS.entries()) {
      await dragByFinger(player, word(task, text), gap(task, index + 1));
      await expect(gap(task, index + 1, text)).toBeVisible();
      await expect(word(task, text)).toHaveAttribute('lang', 'de');
    }
    await submitAnswer(task);
    await expectSolved(task, 20);
  });

  await test.step('without offered words is filled by typing', async () => {
    const task = await openTask(player, 'Gießen nach Plan');
    await task.getByLabel('Lücke 1').fill('morgen');
    await task.getByLabel('Lücke 2').fill('Mittag ');
    await submitAnswer(task);
    await expectSolved(task, 20);
  });

  await test.step('is filled by tapping, and asks for empty gaps', async () => {
    const task = await openCloze(friend);
    await word(task, 'Samen').tap();
    await word(task, 'Blüte').tap();
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Fülle erst alle Lücken.');
    await word(task, 'Frucht').tap();
    await submitAnswer(task);
    await expectSolved(task, 20);
  });
});

test('a cloze on a desk', { tag: '@only-desk' }, async ({ player }) => {
  const task = await openCloze(player);

  await test.step('is filled with the keyboard, by choosing a gap and then its word', async () => {
    await tabTo(player, gap(task, 3));
    await player.keyboard.press('Enter');
    for (const text of WORDS.toReversed()) {
      await tabTo(player, word(task, text));
      await player.keyboard.press('Space');
      await expect(word(task, text)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(gap(task, 3, 'Frucht')).toBeVisible();
    await expect(gap(task, 1, 'Blüte')).toBeVisible();
    await tabTo(player, gap(task, 1, 'Blüte'));
    await player.keyboard.press('Enter');
    await expect(gap(task, 1)).toBeFocused();
  });

  await test.step('is filled by dragging words with the mouse, between gaps and back', async () => {
    await dragByMouse(player, gap(task, 3, 'Frucht'), gap(task, 1));
    await dragByMouse(player, gap(task, 2, 'Samen'), task.getByRole('heading'));
    await expect(gap(task, 2)).toBeVisible();
    await dragByMouse(player, word(task, 'Blüte'), gap(task, 2));
    await dragByMouse(player, gap(task, 1, 'Frucht'), gap(task, 3));
    await expect(gap(task, 1)).toBeVisible();
    await dragByMouse(player, word(task, 'Samen'), gap(task, 1));
    await submitAnswer(task);
    await expectSolved(task, 20);
  });
});
