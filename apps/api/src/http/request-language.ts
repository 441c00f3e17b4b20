import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import type { FastifyRequest } from 'fastify';

/** What the reader chose, else what his browser wants. */
export function requestLanguage({ headers }: FastifyRequest, chosen?: Language): Language {
  return chosen ?? preferredLanguage(null, headers['accept-language']);
}
