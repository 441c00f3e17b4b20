import { licenseToUse, unusedUnits } from '@puzzle-runs/domain/license/license-counting.ts';
import type { Tx } from '#db/store.ts';
import { type LicenseMailing, useUnits } from './license-mails.ts';
import { listBegunSubscriptions } from './licenses.repository.ts';
import { toGrant } from './subscription.ts';

interface Taken {
  exploration: { id: number; name: string; creatorId: number | null };
  battle: { id: number; name: string; creatorId: number | null } | null;
  at: Date;
}

/**
 * Counts a new participation against a licence of the creator of the battle, or of
 * the exploration outside battles. Call it once per participation, in the transaction
 * that inserts it. Players are never refused: overuse is reported as exceeded.
 */
export async function countParticipation(
  tx: Tx,
  deps: LicenseMailing,
  { exploration, battle, at }: Taken,
): Promise<void> {
  const { creatorId } = battle ?? exploration;
  if (creatorId === null) return;
  const use = {
    units: 1,
    explorationId: exploration.id,
    explorationName: exploration.name,
    battleId: battle?.id ?? null,
    battleName: battle?.name ?? null,
    at,
  };
  for (;;) {
    const license = licenseToUse((await listBegunSubscriptions(tx, creatorId, at)).map(toGrant), at.getTime());
    if (!license) return;
    // A concurrent join may have used the last unit: then try the next licence.
    const within = unusedUnits(license) > 0;
    if (await useUnits(tx, deps, { ...use, subscriptionId: license.id }, { within })) return;
  }
}
