/** What a join link carries (specification 1, part 2). */
export interface JoinRequest {
  exploration_id: number;
  battle_id?: number;
  team_id?: number;
  exploration_code?: string;
  team_code?: string;
}

/** A positive integer as the database counts its records. */
function parseId(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 && value <= 2_147_483_647 ? value : undefined;
}

/** Reads a join link; undefined when it cannot lead anywhere: no run, or an id that is none. */
export function readJoinLink(params: URLSearchParams): JoinRequest | undefined {
  const exploration_id = parseId(params.get('exploration_id'));
  const battle_id = parseId(params.get('battle_id'));
  const team_id = parseId(params.get('team_id'));
  const isInvalid = (name: string, id: number | undefined) => (params.get(name) ?? '') !== '' && id === undefined;
  if (exploration_id === undefined || isInvalid('battle_id', battle_id) || isInvalid('team_id', team_id))
    return undefined;

  const exploration_code = params.get('exploration_code') || undefined;
  const team_code = params.get('team_code') || undefined;
  return {
    exploration_id,
    ...(battle_id && { battle_id }),
    ...(team_id && { team_id }),
    ...(exploration_code && { exploration_code }),
    ...(team_code && { team_code }),
  };
}
