import { expect, type Page } from '@playwright/test';
import type { People, Person } from '../people.ts';
import type { Site } from '../site.ts';
import { newExploration } from './building.ts';

interface Around {
  people: People;
  place: Pick<Site, 'url'>;
}

/** A published exploration of another account, with a poi and a task. */
export async function publishedExploration(around: Around, name: string, creator?: Person) {
  const built = await newExploration(around, name, creator);
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
export async function grant(owner: Page, { email, license, usages }: Grant): Promise<void> {
  await owner.getByRole('textbox', { name: /^(E-Mail-Adresse des Kontos|Email address of the account)/ }).fill(email);
  const choice = owner.getByRole('combobox', { name: /^(Lizenz|Licence)/ });
  await choice.selectOption(license);
  if (usages !== undefined) await owner.getByRole('textbox', { name: /^(Teilnahmen|Participations)/ }).fill(usages);
  await send(owner);
}

/** Sends the form of a new grant as it is. */
export async function send(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^(Lizenz vergeben|Grant a licence)$/ }).click();
}
