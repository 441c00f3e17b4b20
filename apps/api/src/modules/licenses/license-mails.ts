import { licenseEnd, warningAfterUse } from '@puzzle-runs/domain/license/license-counting.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mail-queue/mail-queue.service.ts';
import { consumeUnits, type SubscriptionRow } from './licenses.repository.ts';
import { getSubscriptionRow, toGrant } from './subscription.ts';

export type LicenseMailing = Pick<Deps, 'newId' | 'now' | 'config'>;

/** Mails the holder of a licence, in the language that the owner chose. */
export async function mailHolder(
  tx: Tx,
  deps: LicenseMailing,
  { subscription, holder }: SubscriptionRow,
  letter: 'licenseGranted' | 'licenseExtended' | 'licenseEnded',
): Promise<void> {
  const { startsAt, usages, language } = subscription;
  const until = new Date(licenseEnd(toGrant(subscription)));
  const url = `${deps.config.studioUrl}/management/license`;
  const written = letters[language][letter]({ name: holder.name, usages, from: startsAt, until, url });
  await queueMail(tx, deps, holder.email, written);
}

/**
 * Counts units as used, and mails the holder and the owners when this use reaches 80 % or exceeds the licence. One use
 * passes each limit, so each is mailed once, also while many players join at the same time.
 * @returns false, with nothing written, when `within` and too few are left
 */
export async function useUnits(
  tx: Tx,
  deps: LicenseMailing,
  use: Parameters<typeof consumeUnits>[1],
  within: { within: boolean },
): Promise<boolean> {
  const after = await consumeUnits(tx, use, within);
  if (!after) return false;
  const warning = warningAfterUse(after, use.units);
  if (warning) await mailWarning(tx, deps, use.subscriptionId, { ...after, warning });
  return true;
}

async function mailWarning(
  tx: Tx,
  deps: LicenseMailing,
  id: number,
  facts: { usages: number; used: number; warning: 'nearly' | 'exceeded' },
): Promise<void> {
  const { subscription, holder } = await getSubscriptionRow(tx, id);
  const until = new Date(licenseEnd(toGrant(subscription)));
  const { studioUrl, ownerEmails } = deps.config;
  const url = `${studioUrl}/management/license`;
  const toHolder = letters[subscription.language].licenseWarning({ ...facts, name: holder.name, until, url });
  await queueMail(tx, deps, holder.email, toHolder);
  // Owners read the language of the provider, German.
  const list = `${studioUrl}/management/subscription?search=${encodeURIComponent(holder.email)}`;
  const toOwner = letters.de.licenseWarningToOwner({ ...facts, name: holder.name, until, url: list });
  for (const owner of ownerEmails) if (owner !== holder.email) await queueMail(tx, deps, owner, toOwner);
}
