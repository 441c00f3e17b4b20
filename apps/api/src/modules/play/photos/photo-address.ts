import { createHmac, timingSafeEqual } from 'node:crypto';
import { PHOTO_ADDRESS_MINUTES } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

function signatureOf(secret: string, id: number, expires: number): Buffer {
  return createHmac('sha256', secret).update(`photo:${id}:${expires}`).digest();
}

/** Address of a photo on both sites, valid for ten minutes. Every process of the server signs alike. */
export function photoAddress(secret: string, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + PHOTO_ADDRESS_MINUTES * 60;
  return `/api/photos/${id}?expires=${expires}&signature=${signatureOf(secret, id, expires).toString('base64url')}`;
}

/** Throws `forbidden` for an address that expired or was not signed here. */
export function refuseBadAddress(
  secret: string,
  { id, expires, signature }: { id: number; expires: number; signature: string },
  now: Date,
): void {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, id, expires);
  const isGenuine = given.length === right.length && timingSafeEqual(given, right);
  if (!isGenuine || expires * 1_000 <= now.getTime()) throw new Problem('forbidden');
}
