import type { GrantedSubscription, NewGrant, Subscription } from '@puzzle-runs/contract/license.ts';
import { findLicense } from '@puzzle-runs/domain/license/prices.ts';
import { isActive, isExceeded, licenseEnd, quotaBounds } from '@puzzle-runs/domain/license/window.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Language } from '@puzzle-runs/domain/site/language.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { letters } from '#mail/letters.ts';
import { queueMail } from '#modules/mails/mails.service.ts';
import { findAccount } from '#modules/users/accounts.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { grantOf } from './grant.ts';
import {
  endSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  listUses,
  type SubscriptionRow,
  spendUnits,
} from './licenses.repository.ts';

interface Paging {
  limit: number;
  offset: number;
}

type Reading = Pick<Deps, 'store' | 'now'>;
type Granting = Pick<Deps, 'store' | 'now' | 'newId' | 'config'>;

/** The caller's licences, latest first (specification 2, part 2). */
export async function listOwnSubscriptions(
  { store: { db }, now }: Reading,
  { user_id: userId }: Session,
  paging: Paging,
) {
  const { count, rows } = await listSubscriptions(db, { userId }, paging);
  return { count, rows: await toSubscriptions(db, rows, now()) };
}

/** All licences, for owners. Throws `forbidden` for anybody else. */
export async function listAllSubscriptions(
  { store: { db }, now }: Reading,
  session: Session,
  { email, ...paging }: Paging & { email?: string | undefined },
) {
  refuseOthers(session);
  const { count, rows } = await listSubscriptions(db, { email }, paging);
  return { count, rows: await toGranted(db, rows, now()) };
}

/**
 * Takes units from an own licence by hand; written down like every other use (specification 2, part 6).
 * @throws `not_found`, `limit_reached` with what is left, also for a licence that does not hold now.
 */
export function takeUnits(
  { store, now }: Reading,
  { user_id }: Session,
  id: number,
  units: number,
): Promise<Subscription> {
  const at = now();
  return store.transact(
    async (tx) => {
      const row = await findSubscription(tx, id);
      if (row?.subscription.userId !== user_id) throw new Problem('not_found');
      const grant = grantOf(row.subscription);
      const max = isActive(grant, at.getTime()) ? quotaBounds(grant).max : 0;
      if (units > max) throw new Problem('limit_reached', { max }, 'units');
      await spendUnits(tx, { subscriptionId: id, units, at });
      return one(await toSubscriptions(tx, [await getRow(tx, id)], at));
    },
    { lock: `subscription:${id}` },
  );
}

/**
 * Grants a licence to the account with this address and tells it by mail. Owners only.
 * @throws `forbidden`, `not_found` without such an account, `invalid_request` for a licence that is none, `missing` usages where the
 * price table leaves them open.
 */
export function grantLicense(deps: Granting, session: Session, grant: NewGrant): Promise<GrantedSubscription> {
  refuseOthers(session);
  const license = findLicense(grant.license);
  if (!license) throw new Problem('invalid_request', undefined, 'license');
  const usages = grant.usages ?? license.runs;
  if (usages === null) throw new Problem('missing', undefined, 'usages');
  const at = deps.now();
  const startsAt = grant.start_date ? new Date(grant.start_date) : at;
  return deps.store.transact(async (tx) => {
    const holder = await findAccount(tx, grant.email);
    if (!holder) throw new Problem('not_found', undefined, 'email');
    const id = await insertSubscription(tx, {
      userId: holder.id,
      license: license.name,
      usages,
      startsAt,
      hours: grant.hours,
      createdAt: at,
    });
    const row = await getRow(tx, id);
    await tell(tx, deps, row, { letter: 'licenseGranted', language: grant.language });
    return one(await toGranted(tx, [row], at));
  });
}

/**
 * Ends a licence before its time and tells its holder by mail. What is played goes on. Owners only.
 * @throws `forbidden`, `not_found`, `nochange` when it is over already.
 */
export function endLicense(
  deps: Granting,
  session: Session,
  id: number,
  { language }: { language?: Language | undefined },
): Promise<GrantedSubscription> {
  refuseOthers(session);
  const at = deps.now();
  return deps.store.transact(async (tx) => {
    const before = await findSubscription(tx, id);
    if (!before) throw new Problem('not_found');
    if (licenseEnd(grantOf(before.subscription)) <= at.getTime()) throw new Problem('nochange');
    await endSubscription(tx, id, at);
    const row = await getRow(tx, id);
    await tell(tx, deps, row, { letter: 'licenseEnded', language });
    return one(await toGranted(tx, [row], at));
  });
}

function refuseOthers({ group }: Session): void {
  if (group !== 'owner') throw new Problem('forbidden');
}

async function tell(
  tx: Tx,
  deps: Granting,
  { subscription, holder }: SubscriptionRow,
  { letter, language = 'de' }: { letter: 'licenseGranted' | 'licenseEnded'; language?: Language | undefined },
): Promise<void> {
  const { startsAt, usages } = subscription;
  const write = letters[language][letter];
  const until = new Date(licenseEnd(grantOf(subscription)));
  const url = `${deps.config.studioUrl}/management/license`;
  await queueMail(tx, deps, holder.email, write({ name: holder.name, usages, from: startsAt, until, url }));
}

async function getRow(db: Db, id: number): Promise<SubscriptionRow> {
  const row = await findSubscription(db, id);
  if (!row) throw new Error(`licence ${id} is gone within its transaction`);
  return row;
}

function one<T>([first]: T[]): T {
  if (!first) throw new Error('one licence was read, none was answered');
  return first;
}

async function toGranted(db: Db, rows: SubscriptionRow[], now: Date): Promise<GrantedSubscription[]> {
  const subscriptions = await toSubscriptions(db, rows, now);
  return rows.map(({ holder: User }, index) => ({ ...one(subscriptions.slice(index)), User }));
}

async function toSubscriptions(db: Db, rows: SubscriptionRow[], now: Date): Promise<Subscription[]> {
  const uses =
    rows.length > 0
      ? await listUses(
          db,
          rows.map(({ subscription }) => subscription.id),
        )
      : [];
  const byLicense = Map.groupBy(uses, ({ subscriptionId }) => subscriptionId);
  return rows.map(({ subscription }) => {
    const { id, hours, used, usages, license } = subscription;
    const grant = grantOf(subscription);
    const active = isActive(grant, now.getTime());
    return {
      id,
      start_date: subscription.startsAt.toISOString(),
      hours,
      end_date: new Date(licenseEnd(grant)).toISOString(),
      used,
      License: { name: license, usages },
      active,
      exceeded: isExceeded(grant, now.getTime()),
      quota: active ? quotaBounds(grant) : { min: 0, max: 0 },
      progress: (byLicense.get(id) ?? []).map((use) => ({
        Exploration: use.explorationName === null ? null : { name: use.explorationName },
        Battle: { name: use.battleName },
        used: use.used,
      })),
    };
  });
}
