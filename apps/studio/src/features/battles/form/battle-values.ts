import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { BattleChange } from '@puzzle-runs/contract/management/input/battle-input.ts';
import { ROOM_MINUTES } from '@puzzle-runs/domain/battle/room.ts';
import { STUCK_MINUTES } from '@puzzle-runs/domain/battle/team-attention.ts';
import type { TeamOrder } from '@puzzle-runs/domain/battle/team-order.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { FormError, FormErrors } from '#shell/form/form-errors.ts';
import { isBefore, localTime, wireTime } from '#shell/form/local-time.ts';
import { readTeams, type TeamList } from '#shell/team-lines/team-list.ts';
import type { Pair } from '../participants/pairs.ts';

/** Form values. Times are in the time zone of the device, '' means no time. */
export type BattleValues = {
  name: string;
  description: string;
  starts_at: string;
  ends_at: string;
  rank_by_share: boolean;
  tie_rule: TieRule;
  team_order: TeamOrder;
  fixed_first: boolean;
  fixed_last: boolean;
  /** Minutes between the starts of two teams. */
  stagger_minutes: number;
  /** How many teams may be at one spot; '': as many as come. */
  room_teams: number | '';
  /** Minutes after which a waiting team is let in at the latest. */
  room_minutes: number;
  playable_offline: boolean;
  /** The organiser starts it; the start has no planned time. */
  manual_start: boolean;
  stuck_minutes: number;
  /** Whether teams may call for help. */
  help_requests: boolean;
  /** Unsaved pairs; null if all pairs are saved. */
  pairs: readonly Pair[] | null;
  /** A list of teams that is not saved yet. */
  team_list: BattleTeams | null;
};

/** A list of teams, and the ids of the runs among which they are distributed. */
export interface BattleTeams extends TeamList {
  runs: readonly number[];
}

/** A new battle waits until its organiser starts it. */
export function battleValues(battle: ManagedBattle | undefined): BattleValues {
  const { name = '', description = '', starts_at = null, ends_at = null } = battle ?? {};
  const { rank_by_share = false, playable_offline = false } = battle ?? {};
  const { manual_start = true, stuck_minutes = STUCK_MINUTES, help_requests = false } = battle ?? {};
  const { tie_rule = 'last_solution', stagger_minutes = 0 } = battle ?? {};
  const { team_order = 'as_written', fixed_first = false, fixed_last = false } = battle ?? {};
  const { room_teams = null, room_minutes = ROOM_MINUTES } = battle ?? {};
  const room = { room_teams: room_teams ?? ('' as const), room_minutes };
  const fair = { tie_rule, stagger_minutes, team_order, fixed_first, fixed_last };
  const times = { starts_at: localTime(starts_at), ends_at: localTime(ends_at) };
  const running = { manual_start, stuck_minutes, help_requests };
  const ranking = { rank_by_share, ...fair, ...room };
  return { name, description, ...times, ...ranking, playable_offline, ...running, pairs: null, team_list: null };
}

/** Error text keys by field. */
export function checkBattle({ name, starts_at, ends_at, team_list }: BattleValues): FormErrors<BattleValues> {
  const span = starts_at !== '' && ends_at !== '';
  return {
    name: isBlank(name) ? 'form.error.name' : undefined,
    team_list: team_list === null ? undefined : teamListError(team_list),
    ends_at: span && !isBefore(starts_at, ends_at) ? 'form.error.end' : undefined,
  };
}

function teamListError(list: BattleTeams): FormError | undefined {
  const { refused, tooMany } = readTeams(list);
  if (refused.length > 0 || tooMany) return 'form.error.teamList';
  return list.runs.length === 0 ? 'form.error.teamRuns' : undefined;
}

/** Request body with times in UTC; undefined if none of its fields changed. */
export function battleBody({
  starts_at,
  ends_at,
  room_teams,
  pairs: _pairs,
  team_list: _teams,
  ...texts
}: Partial<BattleValues>): BattleChange | undefined {
  const body = {
    ...texts,
    ...(starts_at !== undefined && { starts_at: wireTime(starts_at) }),
    ...(ends_at !== undefined && { ends_at: wireTime(ends_at) }),
    ...(room_teams !== undefined && { room_teams: room_teams === '' ? null : room_teams }),
  };
  return Object.keys(body).length > 0 ? body : undefined;
}
