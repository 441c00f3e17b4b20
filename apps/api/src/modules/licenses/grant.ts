import type { LicenseGrant } from '@puzzle-runs/domain/license/license-counting.ts';
import type { SubscriptionRow } from './licenses.repository.ts';

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
