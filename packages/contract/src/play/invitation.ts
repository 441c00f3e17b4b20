import { z } from 'zod';
import { id } from '../shared.ts';

/** How friends join a team without a battle: by link or QR code. `members` is the number of players in the team. */
export const invitation = z
  .object({ team_id: id, team_code: z.string(), join_url: z.string(), members: z.int() })
  .meta({ id: 'Invitation' });

export type Invitation = z.infer<typeof invitation>;
