import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { runTokenClaimsOf } from '@puzzle-runs/web/session/session.ts';

/**
 * Whether the organiser has merged the team of this phone into another one: its run token names the team that it
 * joined.
 */
export function wasMerged(token: TokenPair | undefined, team: { id: number } | null): boolean {
  const joined = token && runTokenClaimsOf(token)?.exploration?.Teams?.[0];
  return joined !== undefined && team !== null && joined.id !== team.id;
}
