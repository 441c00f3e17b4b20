import type { Subscription, TakenUnits } from '@puzzle-runs/contract/license.ts';
import { isLicenseActive } from '@puzzle-runs/domain/license/license-counting.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type LicenseMailing, useUnits } from './license-mails.ts';
import { listManualUses, listSubscriptions, type SubscriptionRow } from './licenses.repository.ts';
import { getSubscriptionRow, licenseLock, readUses, toGrant, toSubscription } from './subscription.ts';

interface Paging {
  limit: number;
  offset: number;
}

type Reading = Pick<Deps, 'store' | 'now'>;

/** The caller's licences, latest first, or only the one with `subscription_id`. */
export async function listOwnSubscriptions(
  { store: { db }, now }: Reading,
  { user_id: userId }: Session,
  { subscription_id: id, ...paging }: Paging & { subscription_id?: number | undefined },
) {
  const { count, rows } = await listSubscriptions(db, { userId, id }, paging);
  const uses = await readUses(db, rows);
  const at = now();
  return { count, rows: rows.map((row) => toSubscription(row, uses, at)) };
}

/**
 * Uses units of an own licence manually; logged like every other use.
 * @throws `not_found`, `limit_reached` with the remaining units, also for an inactive licence.
 */
export function takeUnits(
  deps: Reading & LicenseMailing,
  { user_id }: Session,
  id: number,
  units: number,
): Promise<Subscription> {
  const at = deps.now();
  return deps.store.transact(
    async (tx) => {
      const { subscription } = await getOwn(tx, user_id, id);
      const use = { subscriptionId: id, units, at };
      const taken =
        isLicenseActive(toGrant(subscription), at.getTime()) && (await useUnits(tx, deps, use, { within: true }));
      const row = await getOwn(tx, user_id, id);
      const after = toSubscription(row, await readUses(tx, [row]), at);
      if (!taken) throw new Problem('limit_reached', { max: after.quota.max }, 'units');
      return after;
    },
    { lock: licenseLock(id) },
  );
}

/** A page of the manual uses of an own licence, latest first. Throws `not_found`. */
export async function listTakenUnits(
  { store: { db } }: Reading,
  { user_id }: Session,
  id: number,
  paging: Paging,
): Promise<{ count: number; rows: TakenUnits[] }> {
  await getOwn(db, user_id, id);
  const { count, rows } = await listManualUses(db, id, paging);
  return { count, rows: rows.map(({ at, ...taken }) => ({ ...taken, at: at.toISOString() })) };
}

async function getOwn(db: Db, userId: number, id: number): Promise<SubscriptionRow> {
  const row = await getSubscriptionRow(db, id);
  if (row.subscription.userId !== userId) throw new Problem('not_found');
  return row;
}
