import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test('a price counts down from the old one, and screen readers get both prices at once', async ({ player }) => {
  await player.goto('/license/business');
  const starter = player.getByRole('row', { name: /^Starter/ });
  await expect(starter.getByText('200 € statt 600 €')).toBeAttached();
  await expect(starter.locator('strong').getByText('200 €').first()).toBeVisible();
  await expect(starter.locator('s')).toHaveText('600 €');
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
