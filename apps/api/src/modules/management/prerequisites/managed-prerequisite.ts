import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import type { Tables } from '#db/tables.ts';

export type PrerequisiteRow = Tables['prerequisites']['$inferSelect'];

export function toManagedPrerequisite({ id, unlockType, value, updatedAt }: PrerequisiteRow): ManagedPrerequisite {
  return { id, unlock_type: unlockType, value, updated_at: updatedAt.toISOString() };
}
