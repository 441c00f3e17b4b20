import type { Subscription } from '@puzzle-runs/contract/license.ts';
import {
  isLicenseActive,
  isLicenseExceeded,
  type LicenseGrant,
  licenseEnd,
  licenseState,
  quotaBounds,
} from '@puzzle-runs/domain/license/license-counting.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { findSubscription, listUses, type SubscriptionRow } from './licenses.repository.ts';

/** A stored licence in the shape that the domain rules take (times in milliseconds). */
export function toGrant({
  id,
  startsAt,
  hours,
  endedAt,
  usages,
  used,
}: SubscriptionRow['subscription']): LicenseGrant & { id: number } {
  return { id, startsAt: startsAt.getTime(), hours, endedAt: endedAt?.getTime() ?? null, usages, used };
}

type Uses = ReadonlyMap<number, Awaited<ReturnType<typeof listUses>>>;

/** Uses of some licences, by licence id. */
export async function readUses(db: Db, rows: readonly SubscriptionRow[]): Promise<Uses> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ subscription }) => subscription.id);
  return Map.groupBy(await listUses(db, ids), ({ subscriptionId }) => subscriptionId);
}

/** A stored licence in the shape of the contract. */
export function toSubscription({ subscription }: SubscriptionRow, uses: Uses, now: Date): Subscription {
  const { id, hours, used, usages, license } = subscription;
  const grant = toGrant(subscription);
  const active = isLicenseActive(grant, now.getTime());
  return {
    id,
    start_date: subscription.startsAt.toISOString(),
    hours,
    end_date: new Date(licenseEnd(grant)).toISOString(),
    used,
    License: { name: license, usages },
    active,
    state: licenseState(grant, now.getTime()),
    exceeded: isLicenseExceeded(grant, now.getTime()),
    quota: active ? quotaBounds(grant) : { min: 0, max: 0 },
    progress: (uses.get(id) ?? []).map((use) => ({
      Exploration: use.explorationName === null ? null : { name: use.explorationName },
      Battle: { name: use.battleName },
      used: use.used,
    })),
  };
}

/** A licence with its holder. Throws `not_found`. */
export async function getSubscriptionRow(db: Db, id: number): Promise<SubscriptionRow> {
  const row = await findSubscription(db, id);
  if (!row) throw new Problem('not_found');
  return row;
}

/** Lock key for changes of one licence; joining players do not take it. */
export function licenseLock(id: number): string {
  return `subscription:${id}`;
}
