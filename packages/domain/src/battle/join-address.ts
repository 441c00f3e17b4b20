import { NO_CODE } from '../exploration/access-code.ts';

/** The exploration, battle and team that a join address opens; an absent code or '0' is left out. */
export interface JoinTarget {
  exploration_id: number;
  exploration_code?: string | null | undefined;
  battle_id?: number | null | undefined;
  team_id?: number | null | undefined;
  team_code?: string | null | undefined;
}

const PARAMETERS = ['exploration_id', 'battle_id', 'team_id', 'exploration_code', 'team_code'] as const;

/** The code on a team card: '0' means that no code is needed. */
export function codeOnTeamCard(code: string | null): string {
  return code ?? NO_CODE;
}

/** Address of the player's join page, for links and QR codes. `origin` has no trailing slash. */
export function joinAddress(origin: string, target: JoinTarget): string {
  const query = PARAMETERS.flatMap((parameter) => {
    const value = target[parameter];
    const absent = value === undefined || value === null || (parameter.endsWith('_code') && value === NO_CODE);
    return absent ? [] : [`${parameter}=${encodeURIComponent(value)}`];
  });
  return `${origin}/join?${query.join('&')}`;
}
