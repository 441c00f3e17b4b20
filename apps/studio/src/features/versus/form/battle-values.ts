import type { BattleChange, ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { FormErrors } from '#shell/form/refused-fields.ts';
import { localTime, wireTime } from './local-time.ts';

/** Fields of the form, under the names they are sent with; times in the time of this device, '' for none. */
export type BattleValues = { name: string; description: string; starts_at: string; ends_at: string };

/** What the form begins with. */
export function battleValues(battle: ManagedBattle | undefined): BattleValues {
  const { name = '', description = '', starts_at = null, ends_at = null } = battle ?? {};
  return { name, description, starts_at: localTime(starts_at), ends_at: localTime(ends_at) };
}

/** What is wrong, by field (specification 2, part 5). */
export function checkBattle({ name, starts_at, ends_at }: BattleValues): FormErrors<BattleValues> {
  const span = starts_at !== '' && ends_at !== '';
  return {
    name: name.trim() === '' ? 'form.error.name' : undefined,
    ends_at: span && starts_at >= ends_at ? 'form.error.end' : undefined,
  };
}

/** Fields as they are sent: times in UTC. */
export function battleBody({ starts_at, ends_at, ...texts }: Partial<BattleValues>): BattleChange {
  return {
    ...texts,
    ...(starts_at !== undefined && { starts_at: wireTime(starts_at) }),
    ...(ends_at !== undefined && { ends_at: wireTime(ends_at) }),
  };
}
