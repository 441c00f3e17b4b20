/**
 * Every refusal the product knows, with the kind that decides its HTTP status (specification 1, part 8). Both languages of both
 * sites must have a sentence for each code, or they do not compile.
 */
export const PROBLEMS = {
  invalid_request: 'invalid',
  missing: 'invalid',
  nochange: 'conflict',
  unauthorized: 'unauthenticated',
  credentials: 'unauthenticated',
  forbidden: 'forbidden',
  not_found: 'missing',
  name_taken: 'conflict',
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
  wrong_answer: 'rejected',
  no_attempts_left: 'conflict',
  task_already_progressed: 'conflict',
  duplicated_answer: 'conflict',
  not_enough_points: 'conflict',
  team_already_participates: 'conflict',
  conflict: 'conflict',
  not_publishable: 'conflict',
  limit_reached: 'conflict',
  wrong_media_type: 'invalid',
  media_too_large: 'invalid',
  battle_not_open: 'conflict',
  rate_limited: 'limit',
  unexpected: 'fault',
} as const satisfies Record<string, ProblemKind>;

export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'rejected'
  | 'limit'
  | 'fault';

export type ProblemCode = keyof typeof PROBLEMS;

/** Facts a screen puts into the sentence of a problem, for example the attempts that remain. */
export type ProblemParams = Readonly<Record<string, string | number | null>>;

/** An expected refusal. Whoever throws it has written nothing. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams | undefined;
  /** The field it is about, where a form has to know. */
  readonly path: string | undefined;

  constructor(code: ProblemCode, params?: ProblemParams, path?: string) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.path = path;
  }
}

/** Several reasons for one refusal, all of them told at once. There is at least one; the first decides the HTTP status. */
export class ProblemList extends Error {
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(({ code }) => code).join(', '));
    this.name = 'ProblemList';
    this.problems = problems;
  }
}

/** Refuses with all of these, or with nothing when there are none. */
export function refuseAll(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw new ProblemList([first, ...others]);
}
