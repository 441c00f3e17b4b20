import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured log. Never logs request data: it may contain codes, tokens or answers. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { req: requestOf, err: errorOf },
  };
  return destination ? pino(options, destination) : pino(options);
}

function requestOf({ method, url, id }: { method: unknown; url: unknown; id: unknown }) {
  return { method, path: pathOf(url), id };
}

/** Queries may hold codes and guest ids. */
function pathOf(url: unknown): string {
  return String(url).split('?')[0] ?? '';
}

/** An error of the database comes wrapped with the values of its query: only the query and its cause are told. */
function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = innermost(error);
  return {
    type: cause.name,
    message: cause.message,
    ...('code' in cause && { code: cause.code }),
    ...('query' in error && { query: error.query }),
    stack: [error, cause].flatMap(({ stack = '' }) => stack.split('\n').filter((line) => /^ +at /.test(line))),
  };
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
