import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { toCoordinate } from '#mapping/public-exploration.ts';
import type { ManagedRow } from './explorations.repository.ts';

export function toManagedExploration({ exploration, place }: ManagedRow): ManagedExploration {
  const { createdAt, updatedAt, ...columns } = exploration;
  return {
    ...columns,
    PostalCodeCoordinate: toCoordinate(place),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
