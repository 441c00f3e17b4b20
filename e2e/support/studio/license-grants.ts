import { expect, type Page } from '@playwright/test';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { newExploration } from './exploration-builder.ts';

interface Fixtures {
  accounts: TestAccounts;
  testSite: Pick<TestSite, 'url'>;
}

/** A published run of somebody, with a poi and a task. */
export async function publishedExploration(fixtures: Fixtures, name: string, creator?: TestAccount) {
  const built = await newExploration(fixtures, name, creator);
  await built.task(await built.poi('Anfang'), 10);
  expect(await built.publish()).toBe(200);
  return built;
}

/** What an owner enters to grant a licence. */
interface Grant {
  email: string;
  /** Its name in the price tables. */
  license: string;
  /** Left out, those of the price table. */
  usages?: string;
}

/** Fills in the form of a new grant and sends it. */
export async function grantLicense(owner: Page, { email, license, usages }: Grant): Promise<void> {
  await owner.getByRole('textbox', { name: /^(E-Mail-Adresse des Kontos|Email address of the account)/ }).fill(email);
  const choice = owner.getByRole('combobox', { name: /^(Lizenz|Licence)/ });
  await choice.selectOption(license);
  if (usages !== undefined) await owner.getByRole('textbox', { name: /^(Teilnahmen|Participations)/ }).fill(usages);
  await submitGrant(owner);
}

/** Sends the form of a new grant as it is. */
export async function submitGrant(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^(Lizenz vergeben|Grant a licence)$/ }).click();
}
