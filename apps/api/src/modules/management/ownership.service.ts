import { idParam } from '@puzzle-runs/contract/shared.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { getOwnBattle } from './battles/battles.repository.ts';
import { getOwnExploration, getOwnPoi, getOwnPrerequisite, getOwnTask, getOwnTeam } from './ownership.repository.ts';

/** The parameters of addresses that name a record of a creator. */
const IDS = ['exploration_id', 'battle_id', 'poi_id', 'task_id', 'prerequisite_id', 'team_id'] as const;

/**
 * Refuses a request for records of another account, before its body is read.
 * @param params of the address, not validated yet
 * @throws `not_found`, `invalid_request` for a parameter that is no id
 */
export async function refuseForeign(
  db: Db,
  { user_id }: Session,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const ids = new Map(IDS.filter((name) => name in params).map((name) => [name, idOf(name, params[name])]));
  const [exploration, battle, poi_id] = [ids.get('exploration_id'), ids.get('battle_id'), ids.get('poi_id')];
  const [task_id, prerequisite_id, team] = [ids.get('task_id'), ids.get('prerequisite_id'), ids.get('team_id')];
  if (exploration !== undefined) await getOwnExploration(db, user_id, exploration);
  if (battle !== undefined) await getOwnBattle(db, user_id, { id: battle });
  else if (poi_id !== undefined && task_id !== undefined) await getOwnTask(db, user_id, { poi_id, task_id });
  else if (poi_id !== undefined && prerequisite_id !== undefined)
    await getOwnPrerequisite(db, user_id, { poi_id, prerequisite_id });
  else if (poi_id !== undefined) await getOwnPoi(db, user_id, poi_id);
  else if (team !== undefined) await getOwnTeam(db, user_id, team);
}

function idOf(name: string, sent: string | undefined): number {
  const id = idParam.safeParse(sent);
  if (!id.success) throw new Problem('invalid_request', undefined, name);
  return id.data;
}
