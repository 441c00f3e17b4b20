/**
 * Every error code, with the kind that decides its HTTP status. The dictionaries of both sites compile only with a
 * sentence for each code.
 */
export const PROBLEMS = {
  invalid_request: 'invalid',
  missing: 'invalid',
  nochange: 'conflict',
  unauthorized: 'unauthenticated',
  credentials: 'unauthenticated',
  forbidden: 'forbidden',
  not_found: 'not_found',
  wrong_method: 'wrong_method',
  name_taken: 'conflict',
  nameless: 'invalid',
  password_pattern: 'invalid',
  wrong_password: 'forbidden',
  verification_failed: 'invalid',
  recovery_failed: 'invalid',
  code_already_created: 'conflict',
  invalid_delete_code: 'invalid',
  incorrect_entry: 'invalid',
  wrong_exploration_code: 'forbidden',
  wrong_team_code: 'forbidden',
  team_required: 'invalid',
  poi_locked: 'forbidden',
  not_there_yet: 'forbidden',
  position_inaccurate: 'rejected',
  wrong_arrival_code: 'forbidden',
  wrong_answer: 'rejected',
  already_right: 'invalid',
  no_attempts_left: 'conflict',
  task_already_progressed: 'conflict',
  duplicated_answer: 'conflict',
  not_enough_points: 'conflict',
  hint_not_yet: 'conflict',
  poi_full: 'conflict',
  team_already_participates: 'conflict',
  conflict: 'conflict',
  not_publishable: 'conflict',
  cyclic_conditions: 'conflict',
  limit_reached: 'conflict',
  wrong_media_type: 'invalid',
  media_too_large: 'invalid',
  file_too_large: 'invalid',
  photo_limit: 'conflict',
  battle_not_open: 'conflict',
  team_not_joined: 'conflict',
  team_has_progress: 'conflict',
  team_merged: 'conflict',
  message_read: 'conflict',
  registration_closed: 'conflict',
  registration_full: 'conflict',
  name_refused: 'rejected',
  help_not_offered: 'forbidden',
  help_already_requested: 'conflict',
  help_too_soon: 'limit',
  already_reported: 'conflict',
  not_playable_offline: 'forbidden',
  battle_forbids_offline: 'forbidden',
  rate_limited: 'limit',
  unavailable: 'outage',
  captcha_required: 'limit',
  unexpected: 'fault',
} as const satisfies Record<string, ProblemKind>;

export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'wrong_method'
  | 'conflict'
  | 'rejected'
  | 'limit'
  | 'outage'
  | 'fault';

export type ProblemCode = keyof typeof PROBLEMS;

/** Values for the sentence of a problem, for example the remaining attempts. */
export type ProblemParams = Readonly<Record<string, string | number | null>>;

/** An expected error, thrown before anything is written. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams | undefined;
  /** The field that caused it, for forms. */
  readonly path: string | undefined;

  constructor(code: ProblemCode, params?: ProblemParams, path?: string) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.path = path;
  }
}

/** Several problems reported at once, at least one; the first decides the HTTP status. */
export class ProblemList extends Error {
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(({ code }) => code).join(', '));
    this.name = 'ProblemList';
    this.problems = problems;
  }
}

/** @throws ProblemList with all problems, unless the list is empty */
export function refuseAll(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw new ProblemList([first, ...others]);
}
