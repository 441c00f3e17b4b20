import type { SessionClaims } from '@puzzle-runs/contract/user.ts';

/** A checked session: the account of the token, with its current name and group. */
export interface Session {
  readonly session_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly group: SessionClaims['group'];
}
