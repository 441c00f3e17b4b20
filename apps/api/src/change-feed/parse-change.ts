import { z } from 'zod';
import type { PublishedChange } from './change-feed.ts';

const payload = z.object({
  participationId: z.int().nullable(),
  battleId: z.int().nullable(),
  messageId: z.int().optional(),
  explorationId: z.int().optional(),
});

/** Parses a notification; undefined for invalid payloads, because other programs may write to the channel. */
export function parseChange(text: string | undefined): PublishedChange | undefined {
  try {
    return payload.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
