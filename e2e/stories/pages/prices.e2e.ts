import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test('a price counts down from the old one, and screen readers get both prices at once', async ({ player }) => {
  await player.goto('/license/business');
  const starter = player.getByRole('row', { name: /^Starter/ });
  await expect(starter.getByText('200 € statt 600 €')).toBeAttached();
  await expect(starter.locator('strong').getByText('200 €').first()).toBeVisible();
  await expect(starter.locator('s')).toHaveText('600 €');
});

test('a price that counts down moves no link away from under a finger', async ({ freshPage: player }) => {
  const places: number[] = [];
  await player.exposeFunction('report', (top: number) => places.push(top));
  await player.goto('/license/education/extracurricular');
  const row = player.getByRole('row', { name: /^Expedition/ });
  await row.getByRole('link').evaluate((link) => {
    const { report } = window as unknown as { report: (top: number) => void };
    const prices = link.closest('table');
    const note = () => report(link.getBoundingClientRect().top + scrollY);
    note();
    if (prices) new MutationObserver(note).observe(prices, { characterData: true, childList: true, subtree: true });
  });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => places.length).toBeGreaterThan(5);
  await expect(row.locator('strong > span').first()).toHaveText('220 €');
  expect([...new Set(places)]).toHaveLength(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a price is shown without a countdown', async ({ freshPage: player }) => {
    const seen: string[] = [];
    await player.exposeFunction('report', (text: string) => seen.push(text));
    await player.goto('/license/education/school');
    const price = player
      .getByRole('row', { name: /^Lehrkraft / })
      .locator('strong > span')
      .first();
    await expect(price).toHaveText('50 €');
    await player.reload();
    await price.evaluate((element) => {
      const { report } = window as unknown as { report: (text: string) => void };
      report(element.textContent);
      new MutationObserver(() => report(element.textContent)).observe(element, { characterData: true, subtree: true });
    });
    await expect(price).toHaveText('50 €');
    for (const text of seen) expect(text).toMatch(/^(50|150)\s€$/);
  });
});

test('an inquiry opens the contact form while the provider has no email address', async ({ player }) => {
  await player.goto('/license/education/extracurricular');
  await player.getByRole('link', { name: 'Expedition anfragen' }).click();
  await expect(player).toHaveURL(/\/contactform\?license=extracurricular_expedition$/);
  await expect(player.getByLabel('Nachricht', { exact: true })).toHaveValue(/Lizenz „Expedition“/);
  await expect(player.getByLabel('Anlass')).toHaveValue('general');
});
