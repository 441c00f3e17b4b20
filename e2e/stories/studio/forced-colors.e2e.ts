import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

test('with forced colours the studio tells ticks, dialogs, the current tab and wrong fields apart', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { account } = await createOrganiser(creator, { accounts, testSite });
  const battle = await postAs(
    { accounts, testSite },
    { account, path: '/battles', body: { name: uniqueName('Kontrast') } },
  );
  await creator.emulateMedia({ forcedColors: 'active' });
  await creator.goto(`/management/battle/${battle.slug}`);
  const tabs = creator.getByRole('navigation', { name: 'Zu diesem Versus' });
  const line = (name: string) =>
    tabs.getByRole('link', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const CANVAS = 'rgb(255, 255, 255)';
  expect(await line('Durchführen')).toBe(CANVAS);
  expect(await line('Vorbereiten')).not.toBe(CANVAS);

  await creator.getByRole('button', { name: 'Liste mit Teams einfügen' }).click();
  const dialog = creator.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top-width', '2px');
  const box = dialog.getByRole('checkbox', { name: 'Teams ohne Code bekommen einen' });
  await expect(box).toBeChecked();
  await expect(box.locator('..').locator('svg')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const count = dialog.getByLabel('Anzahl');
  await count.fill('viele');
  await count.press('Tab');
  await expect(dialog.getByText('Schreib eine Zahl, etwa 12.')).toBeVisible();
  await expect(count).toHaveCSS('border-top-width', '3px');
});
