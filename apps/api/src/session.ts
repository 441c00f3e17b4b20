import type { SessionClaims } from '@puzzle-runs/contract/user.ts';

/** The account that sent a session token, with its present name and group. */
export interface Session {
  readonly session_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly group: SessionClaims['group'];
}
