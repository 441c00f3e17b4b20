import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Logs a request once, when it is completed, instead of Fastify's two lines (docs/decisions/0026). */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const request = { req, res, responseTime: res.elapsedTime };
    if (err) res.log.error({ ...request, err }, 'request errored');
    else res.log.info(request, 'request completed');
  }
}
