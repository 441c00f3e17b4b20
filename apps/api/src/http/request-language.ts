import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import type { FastifyRequest } from 'fastify';

/** The chosen language, otherwise the preferred language of the browser. */
export function requestLanguage({ headers }: FastifyRequest, chosen?: Language): Language {
  return chosen ?? preferredLanguage(null, headers['accept-language']);
}
