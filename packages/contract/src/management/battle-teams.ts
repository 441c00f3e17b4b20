import { REGISTRATION_RUNS_MAX } from '@puzzle-runs/domain/battle/registration.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { CREATION_CODES, failures } from '../failures.ts';
import { id, idParam } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { newTeams } from './team.ts';

const c = initContract();

/** Calls about many teams of a battle at once. */
export const battleTeamCalls = c.router({
  addTeams: {
    method: 'POST',
    path: '/battles/:battle_id/teams',
    summary: 'Create several teams for a battle',
    description:
      'Creates the teams and lets each play the listed run with the fewest teams: all of them or none. An own team ' +
      'of that name takes part instead of a new one, so a lost request may be repeated.',
    pathParams: z.object({ battle_id: idParam }),
    headers: sessionToken,
    body: newTeams
      .extend({
        /** Ids of own runs. */
        explorations: z.array(id).min(1).max(REGISTRATION_RUNS_MAX),
      })
      .meta({ id: 'NewBattleTeams' }),
    responses: {
      ...failures(...CREATION_CODES, 'not_found'),
      200: z
        .object({
          /** Teams that are new. */
          created: z.int(),
          /** Teams that take part now and did not before. */
          added: z.int(),
        })
        .meta({ id: 'AddedTeams' }),
    },
  },
});
