import { PROBLEMS, type ProblemCode, type ProblemParams } from '@puzzle-runs/domain/problem.ts';
import { isOwnRefusal } from './own-response.ts';

/**
 * A problem code of the API; `network` when our server did not respond, `too_large` when a proxy does not pass so large
 * a body on.
 */
export type FailureCode = ProblemCode | 'network' | 'too_large';

/** One reason of a refusal; `path` names the refused field. */
export interface Refusal {
  code: FailureCode;
  path?: string | undefined;
  params?: ProblemParams | undefined;
}

/**
 * A failed call. `status` is the HTTP status, 0 without a response; `path` names the refused field. If the API returned
 * several reasons, `code`, `path` and `params` are those of the first, and `refusals` contains all.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly params: ProblemParams;
  readonly path: string | undefined;
  readonly refusals: readonly Refusal[];

  constructor(
    status: number,
    code: FailureCode,
    params: ProblemParams = {},
    path?: string,
    refusals: readonly Refusal[] = [{ code, path, params }],
  ) {
    super(code);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.params = params;
    this.path = path;
    this.refusals = refusals;
  }
}

let isManagement = false;

/**
 * Called by the studio. Its calls tell a refused login and a failing proxy apart from a lost network; those of players
 * do not.
 */
export function startManagement(): void {
  isManagement = true;
}

interface FailedResponse {
  status: number;
  body: unknown;
  /** Whether our server sent it (`isOwnResponse`). */
  isOwn: boolean;
  /** Value of the `Retry-After` header. */
  retryAfter?: string | null;
}

interface Asked {
  /** The request was a form with a file. */
  isUpload?: boolean;
  /** The request contained an access token. */
  hasToken?: boolean;
}

/**
 * A failure that our server did not send: for a player no connection, because what stands between phone and server
 * answers with any status. Only that an upload is too large is taken from a proxy.
 */
function foreignProblem(status: number, { isUpload, hasToken }: Asked): ApiProblem {
  if (status === 413 && isUpload) return new ApiProblem(status, 'too_large');
  if (!isManagement) return new ApiProblem(0, 'network');
  return new ApiProblem(status, status === 401 && hasToken ? 'unauthorized' : 'unexpected');
}

/**
 * Converts a failed response. A code that this version does not know becomes `unexpected`; the seconds of a
 * `Retry-After` header become the parameter `retry_after`.
 */
export function problemOf({ status, body, isOwn, retryAfter = null }: FailedResponse, asked: Asked = {}): ApiProblem {
  if (!isOwnRefusal(body)) return isOwn ? new ApiProblem(status, 'unexpected') : foreignProblem(status, asked);
  const known = body.errors.filter(({ code }) => Object.hasOwn(PROBLEMS, code));
  const [first = { code: 'unexpected' as const }] = known;
  const waitingTime = retryAfter !== null && /^\d+$/.test(retryAfter) ? { retry_after: Number(retryAfter) } : {};
  return new ApiProblem(status, first.code, { ...first.params, ...waitingTime }, first.path, known);
}

/** Errors of imports whose code could not be loaded. */
const notLoaded = new WeakSet<object>();

/** Notes the error of an import whose code could not be loaded. */
export function noteCodeNotLoaded(error: object): void {
  notLoaded.add(error);
}

/**
 * Whether code of the site could not be loaded, for which there was no connection. Most browsers remember a module that
 * failed, so only a new page loads it again.
 */
export function isCodeNotLoaded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && notLoaded.has(error);
}

/**
 * Code of any thrown value: `network` for code that could not be loaded, `unexpected` for any other that is no
 * `ApiProblem`.
 */
export function failureCodeOf(error: unknown): FailureCode {
  if (isCodeNotLoaded(error)) return 'network';
  return error instanceof ApiProblem ? error.code : 'unexpected';
}
