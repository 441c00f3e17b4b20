import { expect, type Locator, type Page } from '@playwright/test';
import { mailsIn } from '../../support/mails.ts';
import type { TestSite } from '../../support/site.ts';
import { test } from '../../support/stories.ts';
import { grantOnScreen, publishedExploration, submitGrant } from '../../support/studio/license-grants.ts';
import { logInToStudio, openMenu, openStudio } from '../../support/studio/login.ts';

/** Expects usage and state of the only licence. */
async function expectLicense(creator: Page, used: string, state: string): Promise<void> {
  await creator.goto('/management/license');
  const row = creator.getByRole('row', { name: 'Starter' });
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuetext', used);
  await expect(row).toContainText(state);
}

/** Opens the page that deducts units of the only licence; returns its field. */
async function openContingent(creator: Page): Promise<Locator> {
  await creator.getByRole('button', { name: 'Aktionen für Starter' }).click();
  await creator.getByRole('menuitem', { name: 'Kontingent' }).click();
  return creator.getByRole('textbox', { name: 'Teilnahmen' });
}

/** Types each text into a field and expects the value that it then holds. */
async function expectHeld(field: Locator, valueOf: Record<string, string>): Promise<void> {
  for (const [typed, held] of Object.entries(valueOf)) {
    await field.fill(typed);
    await field.blur();
    await expect(field, `after typing “${typed}”`).toHaveValue(held);
  }
}

/** A guest joins a run on the player site. */
async function join(player: Page, { url }: Pick<TestSite, 'url'>, { slug }: { slug: string }): Promise<void> {
  await player.goto(`${url}/exploration/${slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

test.describe('from granting to ending', () => {
  // 404: the email address without an account.
  test.use({ at: 'studio', site: 'own demo', allowedErrors: [404] });
  test.slow();

  test('an owner grants a licence, its holder sees it used up and exceeded, and the owner extends and ends it', {}, async ({
    creator,
    friend: owner,
    player,
    openBrowser,
    accounts,
    testSite,
  }) => {
    const { creator: holder, exploration } = await publishedExploration({ accounts, testSite }, 'Der Schlossweg');
    await openStudio(owner, await accounts.owner());
    await openMenu(owner);
    await owner.getByRole('link', { name: 'Lizenzen vergeben' }).click();
    await expect(owner.getByRole('heading', { name: 'Noch keine Lizenz vergeben' })).toBeVisible();
    await owner.getByRole('link', { name: 'Lizenz vergeben', exact: true }).first().click();
    await submitGrant(owner);
    await expect(owner).toHaveURL(/alert=missing$/);
    await grantOnScreen(owner, { email: 'niemand@example.org', license: 'business_starter' });
    await expect(owner.getByText('Zu dieser Adresse gibt es kein Konto.')).toBeVisible();
    await expect(owner.getByRole('textbox', { name: /^Teilnahmen/ })).toHaveValue('25');
    await grantOnScreen(owner, { email: holder.email, license: 'business_starter', usages: '2' });
    await expect(owner).toHaveURL(/\/management\/subscription\?alert=create$/);
    await expect(owner.getByRole('row', { name: holder.email })).toContainText('Aktiv');

    await openStudio(creator, holder);
    await openMenu(creator);
    await expect(creator.getByRole('link', { name: 'Lizenzen', exact: true })).toBeVisible();
    await expect(creator.getByRole('link', { name: 'Lizenzen vergeben' })).toHaveCount(0);
    await creator.goto('/management/subscription');
    await expect(creator.getByRole('heading', { level: 1, name: 'Nur für Betreiber' })).toBeVisible();
    expect((await accounts.mail(holder, '/management/license')).link).toBe('/management/license');
    await expectLicense(creator, '0 / 2', 'Aktiv');
    await expectHeld(await openContingent(creator), { '99': '2', '0': '1', '-2': '2', '1,9': '1', '': '1' });
    await join(player, testSite, exploration);
    await expectLicense(creator, '1 / 2', 'Aktiv');

    const units = await openContingent(creator);
    await expectHeld(units, { '99': '1' });
    await creator.getByRole('button', { name: '1 Teilnahme abziehen' }).click();
    await expect(creator).toHaveURL(/\/contingent\?alert=update$/);
    await expect(creator.getByText('Diese Lizenz ist aufgebraucht.')).toBeVisible();
    await expect(units).toHaveValue('0');
    await expect(units).toBeDisabled();
    await expect(creator.getByRole('table', { name: 'Abzüge von Hand' })).toBeVisible();
    await creator.getByRole('link', { name: 'Statistik' }).click();
    for (const use of ['Der Schlossweg', 'Von Hand abgezogen']) {
      await expect(creator.getByRole('row', { name: use }).getByRole('cell')).toHaveText([use, '–', '1']);
    }
    const statistic = creator.url();
    await creator.reload();
    await expect(creator.getByRole('heading', { level: 1, name: 'Statistik: Starter' })).toBeVisible();

    await join(await openBrowser(), testSite, exploration);
    await expectLicense(creator, '3 / 2', 'Aktiv');
    await expect(creator.getByText('Diese Lizenz ist überschritten')).toBeVisible();
    await creator.goto(statistic);
    await expect(creator).toHaveURL('/management/license');

    await owner.goto('/management/subscription');
    const dialog = owner.getByRole('dialog');
    await owner.getByRole('button', { name: `Starter von ${holder.name} erweitern` }).click();
    await dialog.getByRole('textbox', { name: 'Teilnahmen dazu' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Tage dazu' }).fill('1');
    await dialog.getByRole('button', { name: 'Lizenz erweitern' }).click();
    await expect(dialog).toBeHidden();
    await expect(owner.getByRole('row', { name: holder.email }).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 / 5',
    );
    const end = owner.getByRole('button', { name: `Starter von ${holder.name} beenden` });
    await end.click();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    await end.click();
    await dialog.getByRole('combobox', { name: 'Sprache der E-Mail' }).selectOption('en');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Lizenz beenden' }).click();
    await expect(owner.getByRole('row', { name: holder.email })).toContainText('Beendet');
    await expect
      .poll(async () => (await mailsIn(testSite.dataDir)).filter((mail) => mail.includes(holder.email)).join())
      .toContain('A licence of your account ended on');
    await expectLicense(creator, '3 / 5', 'Beendet');
    await expect(creator.getByText('Diese Lizenz ist überschritten')).toHaveCount(0);
    await player.reload();
    await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
  });
});

test.describe('licences that cannot be loaded', () => {
  test.use({ at: 'studio', allowedErrors: ['network'] });

  test('show an alert on the list once, and a retry', async ({ creator, accounts }) => {
    const calls = '**/api/subscriptions/myself**';
    await logInToStudio(creator, await accounts.registered());
    await creator.route(calls, (route) => route.abort());
    await creator.goto('/management/license?page=2');
    await expect(creator).toHaveURL('/management/license?alert=unexpected');
    // The first page fails, too: no second redirect.
    await expect(creator.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    const alert = creator.getByRole('alert');
    await expect(alert).toContainText('Etwas ist schiefgegangen');
    await alert.getByRole('button').click();
    await expect(creator).toHaveURL('/management/license');
    await expect(alert).toBeHidden();
    await creator.unroute(calls);
    await creator.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(creator.getByRole('heading', { name: 'Noch keine Lizenz' })).toBeVisible();
    const player = creator.getByRole('link', { name: 'Für Unternehmen' });
    await expect(player).toHaveAttribute('href', /\/license\/business$/);
  });
});
