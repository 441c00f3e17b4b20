import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * JSON log. Never logs request data, which may contain codes,
 * tokens or answers: `requestOf` leaves out headers and query.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: requestOf, err: errorOf },
  };
  return destination ? pino(options, destination) : pino(options);
}

function requestOf({ method, url, id }: { method: unknown; url: unknown; id: unknown }) {
  return { method, path: pathOf(url), id };
}

/** Without the query string, which may contain codes and guest ids. */
function pathOf(url: unknown): string {
  return String(url).split('?')[0] ?? '';
}

/**
 * drizzle wraps a database error together with the values of its query. Logs the query and the cause, not the values.
 */
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

/** Logs a request once, when it is completed, instead of Fastify's two lines (docs/decisions/0026). */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const request = { req, res, responseTime: res.elapsedTime };
    if (err) res.log.error({ ...request, err }, 'request errored');
    else res.log.info(request, 'request completed');
  }
}
