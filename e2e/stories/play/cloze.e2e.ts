import { expect, type Locator, type Page } from '@playwright/test';
import { dragByFinger, dragByMouse, tabTo } from '../../support/gestures.ts';
import { check, expectSolved, joinAt, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';

const WORDS = ['Samen', 'Blüte', 'Frucht'];

async function openCloze(player: Page): Promise<Locator> {
  await joinAt(player, 'Der Rätselgarten', 'Lückenbeet');
  return questOf(player, 'Vom Samen zur Frucht');
}

function word(quest: Locator, text: string): Locator {
  return quest.getByRole('group', { name: 'Wörter für die Lücken' }).getByRole('button', { name: text });
}

function gap(quest: Locator, number: number, filled = 'leer'): Locator {
  return quest.getByRole('button', { name: `Lücke ${number}: ${filled}`, exact: true });
}

test.describe('a cloze', () => {
  test('is filled by dragging words with a finger', async ({ player }) => {
    const quest = await openCloze(player);
    for (const [index, text] of WORDS.entries()) {
      await dragByFinger(player, word(quest, text), gap(quest, index + 1));
      await expect(gap(quest, index + 1, text)).toBeVisible();
    }
    await check(quest);
    await expectSolved(quest, 20);
  });

  test('is filled by dragging words with the mouse, back and forth', { tag: '@only-desk' }, async ({ player }) => {
    const quest = await openCloze(player);
    await dragByMouse(player, word(quest, 'Frucht'), gap(quest, 1));
    await dragByMouse(player, word(quest, 'Blüte'), gap(quest, 2));
    await dragByMouse(player, gap(quest, 1, 'Frucht'), gap(quest, 3));
    await expect(gap(quest, 1)).toBeVisible();
    await dragByMouse(player, gap(quest, 2, 'Blüte'), quest.getByRole('heading'));
    await expect(gap(quest, 2)).toBeVisible();
    await dragByMouse(player, word(quest, 'Blüte'), gap(quest, 2));
    await dragByMouse(player, word(quest, 'Samen'), gap(quest, 1));
    await check(quest);
    await expectSolved(quest, 20);
  });

  test('is filled by keyboard: a gap, then its word', { tag: '@only-desk' }, async ({ player }) => {
    const quest = await openCloze(player);
    await tabTo(player, gap(quest, 3));
    await player.keyboard.press('Enter');
    for (const text of WORDS.toReversed()) {
      await tabTo(player, word(quest, text));
      await player.keyboard.press('Space');
      await expect(word(quest, text)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(gap(quest, 3, 'Frucht')).toBeVisible();
    await expect(gap(quest, 1, 'Blüte')).toBeVisible();
    await tabTo(player, gap(quest, 1, 'Blüte'));
    await player.keyboard.press('Enter');
    await expect(gap(quest, 1)).toBeFocused();
  });

  test('is filled by tapping, and asks for the gaps that are left', async ({ player }) => {
    const quest = await openCloze(player);
    await word(quest, 'Samen').tap();
    await word(quest, 'Blüte').tap();
    await check(quest);
    await expect(quest.getByRole('alert')).toHaveText('Fülle erst alle Lücken.');
    await word(quest, 'Frucht').tap();
    await check(quest);
    await expectSolved(quest, 20);
  });

  test('without words is typed', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Lückenbeet');
    const quest = questOf(player, 'Gießen nach Plan');
    await quest.getByLabel('Lücke 1').fill('morgen');
    await quest.getByLabel('Lücke 2').fill('Mittag ');
    await check(quest);
    await expectSolved(quest, 20);
  });
});
