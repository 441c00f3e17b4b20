import { expect, type Page } from '@playwright/test';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { newExploration } from './exploration-builder.ts';

interface Fixtures {
  accounts: TestAccounts;
  testSite: Pick<TestSite, 'url'>;
}

/** Publishes a run with one poi and one task; `creator`: its owner, a new account by default. */
export async function publishedExploration(fixtures: Fixtures, name: string, creator?: TestAccount) {
  const built = await newExploration(fixtures, name, creator);
  await built.task(await built.poi('Anfang'), 10);
  expect(await built.publish()).toBe(200);
  return built;
}

/** Input of the form that grants a licence. */
interface Grant {
  email: string;
  /** Its key in the price tables. */
  license: string;
  /** Number of participations; that of the price table by default. */
  usages?: string;
}

/** Fills in and submits the form of a new grant. */
export async function grantOnScreen(owner: Page, { email, license, usages }: Grant): Promise<void> {
  await owner.getByRole('textbox', { name: /^(E-Mail-Adresse des Kontos|Email address of the account)/ }).fill(email);
  const choice = owner.getByRole('combobox', { name: /^(Lizenz|Licence)/ });
  await choice.selectOption(license);
  if (usages !== undefined) await owner.getByRole('textbox', { name: /^(Teilnahmen|Participations)/ }).fill(usages);
  await submitGrant(owner);
}

/** Submits the form of a new grant without filling it in. */
export async function submitGrant(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^(Lizenz vergeben|Grant a licence)$/ }).click();
}
