import { NO_CODE } from '../exploration/access-code.ts';

/** What a join address leads to; a code of '0' or none is left out. */
export interface JoinTarget {
  exploration_id: number;
  exploration_code?: string | null | undefined;
  battle_id?: number | null | undefined;
  team_id?: number | null | undefined;
  team_code?: string | null | undefined;
}

const PARTS = ['exploration_id', 'battle_id', 'team_id', 'exploration_code', 'team_code'] as const;

/** The code of a share entry: '0' means none. */
export function sharedCode(code: string | null): string {
  return code ?? NO_CODE;
}

/** Address of the join page of the player site (specification 1, part 2), for links and QR codes. `origin` has no slash at its end. */
export function joinAddress(origin: string, target: JoinTarget): string {
  const query = PARTS.flatMap((part) => {
    const value = target[part];
    const absent = value === undefined || value === null || (part.endsWith('_code') && value === NO_CODE);
    return absent ? [] : [`${part}=${encodeURIComponent(value)}`];
  });
  return `${origin}/join?${query.join('&')}`;
}
