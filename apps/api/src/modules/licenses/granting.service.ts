import type { GrantedSubscription, LicenseExtension, NewGrant } from '@puzzle-runs/contract/license.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { addableHours, isLicenseGrantable, licenseEnd } from '@puzzle-runs/domain/license/license-counting.ts';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { findAccount } from '#modules/users/profile.service.ts';
import { mailHolder } from './license-mails.ts';
import {
  insertSubscription,
  listSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from './licenses.repository.ts';
import { getSubscriptionRow, licenseLock, readUses, toGrant, toSubscription } from './subscription.ts';

type Reading = Pick<Deps, 'store' | 'now'>;
type Granting = Pick<Deps, 'store' | 'now' | 'newId' | 'config'>;

/** A page of all licences, latest first. Throws `forbidden` unless the caller is in group owner. */
export async function listAllSubscriptions(
  { store: { db }, now }: Reading,
  session: Session,
  { email, ...paging }: { limit: number; offset: number; email?: string | undefined },
) {
  requireOwner(session);
  const { count, rows } = await listSubscriptions(db, { email }, paging);
  const uses = await readUses(db, rows);
  const at = now();
  return { count, rows: rows.map((row) => ({ ...toSubscription(row, uses, at), User: row.holder })) };
}

/**
 * Grants a licence to the account with this address and mails the account. Owners only.
 * @throws `forbidden`, `not_found` for an unknown account, `invalid_request` for
 * an unknown licence and for a start so early that the licence is over already or
 * too far ahead, `missing` without usages where the price table leaves them open.
 */
export function grantLicense(deps: Granting, session: Session, grant: NewGrant): Promise<GrantedSubscription> {
  requireOwner(session);
  const license = findLicense(grant.license);
  if (!license) throw new Problem('invalid_request', undefined, 'license');
  const usages = grant.usages ?? license.runs;
  if (usages === null) throw new Problem('missing', undefined, 'usages');
  const at = deps.now();
  const startsAt = grant.start_date ? new Date(grant.start_date) : at;
  if (!isLicenseGrantable({ startsAt: startsAt.getTime(), hours: grant.hours }, at.getTime()))
    throw new Problem('invalid_request', undefined, 'start_date');
  return deps.store.transact(async (tx) => {
    const holder = await findAccount(tx, grant.email);
    if (!holder) throw new Problem('not_found', undefined, 'email');
    const id = await insertSubscription(tx, {
      userId: holder.id,
      license: license.name,
      usages,
      startsAt,
      hours: grant.hours,
      ...(grant.language && { language: grant.language }),
      createdAt: at,
    });
    const row = await getSubscriptionRow(tx, id);
    await mailHolder(tx, deps, row, 'licenseGranted');
    return toGranted(tx, row, at);
  });
}

/**
 * Ends a licence early and mails its holder. Players play on. Owners only.
 * @throws `forbidden`, `not_found`, `nochange` when it is already over.
 */
export function endLicense(
  deps: Granting,
  session: Session,
  id: number,
  { language }: { language?: Language | undefined },
): Promise<GrantedSubscription> {
  requireOwner(session);
  const at = deps.now();
  return deps.store.transact(
    async (tx) => {
      const { subscription } = await getSubscriptionRow(tx, id);
      if (licenseEnd(toGrant(subscription)) <= at.getTime()) throw new Problem('nochange');
      await updateSubscription(tx, id, { endedAt: at, ...(language && { language }) });
      const row = await getSubscriptionRow(tx, id);
      await mailHolder(tx, deps, row, 'licenseEnded');
      return toGranted(tx, row, at);
    },
    { lock: licenseLock(id) },
  );
}

/**
 * Adds units or hours to a licence that is not over, and mails its holder. Owners only.
 * @throws `forbidden`, `not_found`, `missing` with nothing to add, `nochange` when it is over, `limit_reached` with
 * the hours or units that may still be added.
 */
export function extendLicense(
  deps: Granting,
  session: Session,
  id: number,
  { units = 0, hours = 0, language }: LicenseExtension,
): Promise<GrantedSubscription> {
  requireOwner(session);
  if (units === 0 && hours === 0) throw new Problem('missing', undefined, 'units');
  const at = deps.now();
  return deps.store.transact(
    async (tx) => {
      const { subscription } = await getSubscriptionRow(tx, id);
      const grant = toGrant(subscription);
      if (licenseEnd(grant) <= at.getTime()) throw new Problem('nochange');
      const most = { units: NUMBER_MAX - grant.usages, hours: addableHours(grant, at.getTime()) };
      if (units > most.units) throw new Problem('limit_reached', { max: most.units }, 'units');
      if (hours > most.hours) throw new Problem('limit_reached', { max: most.hours }, 'hours');
      const added = { usages: grant.usages + units, hours: grant.hours + hours };
      await updateSubscription(tx, id, { ...added, ...(language && { language }) });
      const row = await getSubscriptionRow(tx, id);
      await mailHolder(tx, deps, row, 'licenseExtended');
      return toGranted(tx, row, at);
    },
    { lock: licenseLock(id) },
  );
}

function requireOwner({ group }: Session): void {
  if (group !== 'owner') throw new Problem('forbidden');
}

async function toGranted(db: Db, row: SubscriptionRow, now: Date): Promise<GrantedSubscription> {
  return { ...toSubscription(row, await readUses(db, [row]), now), User: row.holder };
}
