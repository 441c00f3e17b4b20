import type { LicenseGrant } from '@puzzle-runs/domain/license/license-counting.ts';
import type { SubscriptionRow } from './licenses.repository.ts';

/** A stored licence, as the rules count its time and its units. */
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
