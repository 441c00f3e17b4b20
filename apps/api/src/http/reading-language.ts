import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import type { FastifyRequest } from 'fastify';
import { addVary } from './json-text.ts';

/** Longest `Accept-Language` header that is read. */
const HEADER_MAX = 500;

/** The language that the caller asks for, and those that the browser prefers. */
export function readingLanguage({ headers }: FastifyRequest, asked: string | undefined) {
  return { asked, accepted: headers['accept-language']?.slice(0, HEADER_MAX) };
}

/** Sets `Content-Language`, and `Vary` because the response depends on the language of the browser. */
export function sayLanguage(reply: Parameters<typeof addVary>[0], lang: string): void {
  reply.header('content-language', lang);
  addVary(reply, 'Accept-Language');
}

/** The chosen language, otherwise the preferred language of the browser. */
export function requestLanguage({ headers }: FastifyRequest, chosen?: Language): Language {
  return chosen ?? preferredLanguage(null, headers['accept-language']);
}
