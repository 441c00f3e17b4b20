import type { TeamAction, TeamActionsResult } from '@puzzle-runs/contract/management/event.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { PublishedChange } from '#change-feed/change-feed.ts';
import type { Session } from '#http/session.ts';
import { type AccountSubmission, partOf, submitOnce } from '#modules/account-submissions/submit-once.service.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { listManagedParticipants } from '../battles/participants.repository.ts';
import { actOnTeam } from './act-on-team.service.ts';

/** Teams whose transactions share a commit. */
const BATCH = 8;

type Refused = TeamActionsResult['refused'][number];

interface TeamActions {
  battle_id: number;
  participant_ids: number[];
  team_action: TeamAction;
}

/**
 * Carries out one action for several teams, each in a separate transaction, and
 * notifies the phones once. A repeated submission goes on where the first one ended.
 * Throws `not_found` for the battle, `conflict` for a submission with other values.
 */
export async function actOnTeams(
  deps: ControlDeps,
  session: Session,
  actions: TeamActions,
  submission: AccountSubmission | undefined,
): Promise<TeamActionsResult> {
  await getOwnBattle(deps.store.db, session.user_id, { id: actions.battle_id });
  if (!submission) return actOnEach(deps, session, actions);
  return submitOnce(deps, submission, async (acting) => {
    // Stores the values before any team is changed.
    await submitOnce(deps, partOf(submission, 'begun'), ({ store }) => store.transact(async () => null));
    const result = await actOnEach(deps, session, actions, submission);
    return acting.store.transact(async () => result);
  });
}

async function actOnEach(
  deps: ControlDeps,
  session: Session,
  { battle_id: battleId, participant_ids, team_action }: TeamActions,
  submission?: AccountSubmission,
): Promise<TeamActionsResult> {
  const sides = new Map(
    (await listManagedParticipants(deps.store.db, battleId)).map((side) => [side.id, side.team.id]),
  );
  const changes = new Map<string, PublishedChange>();
  const collecting = {
    ...deps,
    changeFeed: { publish: (each: PublishedChange) => changes.set(JSON.stringify(each), each) },
  };
  const refused: Refused[] = [];
  const ids = [...new Set(participant_ids)];
  for (let index = 0; index < ids.length; index += BATCH) {
    const batch = ids.slice(index, index + BATCH).map(async (participant_id) => {
      const target = { battleId, participantId: participant_id, teamId: sides.get(participant_id) };
      const code = await codeOf(() =>
        submitOnce(collecting, partOf(submission, participant_id), (acting) =>
          actOnTeam(acting, session, target, team_action),
        ),
      );
      if (code) refused.push({ participant_id, code });
    });
    await Promise.all(batch);
  }
  for (const change of changes.values()) deps.changeFeed.publish(change);
  return { done: ids.length - refused.length, refused };
}

/** The code with which a team was refused; undefined on success. */
async function codeOf(work: () => Promise<unknown>): Promise<Refused['code'] | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'not_found' || code === 'nochange' || code === 'team_not_joined') return code;
    throw error;
  }
}
