import type { BattleChange, ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { FormErrors } from '#shell/form/form-errors.ts';
import { localTime, wireTime } from '#shell/form/local-time.ts';
import type { Pair } from '../participants/pairs.ts';

/** Fields of the form; times in the time of this device, '' for none. */
export type BattleValues = {
  name: string;
  description: string;
  starts_at: string;
  ends_at: string;
  /** Pairs that are not saved yet; null when there are no such pairs. */
  pairs: readonly Pair[] | null;
};

/** What the form begins with. */
export function battleValues(battle: ManagedBattle | undefined): BattleValues {
  const { name = '', description = '', starts_at = null, ends_at = null } = battle ?? {};
  return { name, description, starts_at: localTime(starts_at), ends_at: localTime(ends_at), pairs: null };
}

/** What is wrong, by field. */
export function checkBattle({ name, starts_at, ends_at }: BattleValues): FormErrors<BattleValues> {
  const span = starts_at !== '' && ends_at !== '';
  return {
    name: name.trim() === '' ? 'form.error.name' : undefined,
    ends_at: span && starts_at >= ends_at ? 'form.error.end' : undefined,
  };
}

/** Fields as they are sent, times in UTC; undefined when none of them is among the changes. */
export function battleBody({
  starts_at,
  ends_at,
  pairs: _pairs,
  ...texts
}: Partial<BattleValues>): BattleChange | undefined {
  const body = {
    ...texts,
    ...(starts_at !== undefined && { starts_at: wireTime(starts_at) }),
    ...(ends_at !== undefined && { ends_at: wireTime(ends_at) }),
  };
  return Object.keys(body).length > 0 ? body : undefined;
}
