import { licenseToUse, unusedUnits } from '@puzzle-runs/domain/license/license-counting.ts';
import type { Tx } from '#db/store.ts';
import { toGrant } from './grant.ts';
import { listBegun, useUnits } from './licenses.repository.ts';

interface Taken {
  exploration: { id: number; name: string; creatorId: number | null };
  battle: { id: number; name: string; creatorId: number | null } | null;
  at: Date;
}

/**
 * Counts a new participation against a licence of whoever made the battle, or the run where there is none. Called once per
 * participation, in the transaction that writes it. Players are never refused: more than there is shows as exceeded.
 */
export async function countParticipation(tx: Tx, { exploration, battle, at }: Taken): Promise<void> {
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
    const license = licenseToUse((await listBegun(tx, creatorId, at)).map(toGrant), at.getTime());
    if (!license) return;
    // Whoever joins at the same time may have taken the last unit: then another licence may have one.
    const within = unusedUnits(license) > 0;
    if (await useUnits(tx, { ...use, subscriptionId: license.id }, { within })) return;
  }
}
